import type { Letter, LetterContent, LetterKind } from "../../contracts/letters/letters.ts";
import type { ShopLocale } from "../../contracts/locales.ts";
import { sellerEmail } from "../../contracts/markets/seller-email.ts";
import { traders } from "../../contracts/markets/trader.ts";
import { writtenLocaleOf } from "../texts/texts.ts";
import type { Draft, WriteKind } from "./draft.ts";
import { writeAccountExists, writeAccountInvitation, writePasswordReset } from "./kinds/account-links.ts";
import {
  writeDataDeleted,
  writeNewSignIn,
  writePasswordChanged,
  writePaymentMethodChanged,
} from "./kinds/account-changes.ts";
import { writeCaseReceived } from "./kinds/case-received.ts";
import { writeCancellationReceived, writeWithdrawalReceived } from "./kinds/declarations.ts";
import { writeDeclarationSettled } from "./kinds/declaration-settled.ts";
import { writePaymentFailed, writeServicesActive } from "./kinds/order-progress.ts";
import { writeOrderReceived } from "./kinds/order-received.ts";
import { writeRefundIssued, writeRefundRequested } from "./kinds/refunds.ts";
import { writeReminder } from "./kinds/reminder.ts";
import { writeRenewalFailed } from "./kinds/renewal-failed.ts";
import { writeAutoRenewalChanged, writeCardExpires, writeRenewed } from "./kinds/subscription-changes.ts";
import type { LetterText, WriterSettings } from "./letter-text.ts";
import { createPen, note, paragraph, type Pen } from "./pen.ts";

const writers: { readonly [Kind in LetterKind]: WriteKind<Kind> } = {
  "order-received": writeOrderReceived,
  "payment-failed": writePaymentFailed,
  "services-active": writeServicesActive,
  reminder: writeReminder,
  renewed: writeRenewed,
  "renewal-failed": writeRenewalFailed,
  "auto-renewal-changed": writeAutoRenewalChanged,
  "withdrawal-received": writeWithdrawalReceived,
  "cancellation-received": writeCancellationReceived,
  "declaration-settled": writeDeclarationSettled,
  "refund-requested": writeRefundRequested,
  "refund-issued": writeRefundIssued,
  "card-expires": writeCardExpires,
  "payment-method-changed": writePaymentMethodChanged,
  "new-sign-in": writeNewSignIn,
  "password-changed": writePasswordChanged,
  "case-received": writeCaseReceived,
  "password-reset": writePasswordReset,
  "account-invitation": writeAccountInvitation,
  "account-exists": writeAccountExists,
  "data-deleted": writeDataDeleted,
};

function writeDraft(content: LetterContent, pen: Pen): Draft {
  const write = writers[content.kind] as (content: LetterContent, pen: Pen) => Draft;
  return write(content, pen);
}

/** Writes a letter in its reader's language. */
export function writeLetter(letter: Letter, settings: WriterSettings): LetterText {
  const pen = createPen(letter, settings);
  const { subject, title, opening, blocks, why } = writeDraft(letter.content, pen);
  const localeId = writtenLocaleOf(letter.localeId);
  const { name: company, address } = traders[localeId];
  const email = sellerEmail({ siteId: letter.siteId, localeId });
  return {
    subject: subject.replaceAll(/\s+/g, " "),
    preview: capitalised(opening, letter.localeId),
    title,
    blocks: [
      paragraph(letter.name ? pen.say("greeting", { name: letter.name }) : pen.say("greetingWithoutName")),
      paragraph(opening),
      ...blocks,
      note(pen.say("question")),
      { type: "link", label: pen.say("contactUs"), href: pen.hrefOf("/contact-us") },
      { type: "link", label: pen.say("imprint"), href: pen.hrefOf("/imprint") },
    ],
    footer: [pen.say(why), pen.say("sender", { brand: pen.brand, company, address, email })],
  };
}

/** Some languages go on in small letters after the greeting; without it the sentence begins with a capital. */
const capitalised = (text: string, localeId: ShopLocale): string =>
  text.slice(0, 1).toLocaleUpperCase(localeId) + text.slice(1);
