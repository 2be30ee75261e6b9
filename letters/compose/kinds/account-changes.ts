import type { WriteKind } from "../draft.ts";
import type { Block } from "../letter-text.ts";
import { facts, heading, note, paragraph } from "../pen.ts";

export const writePaymentMethodChanged: WriteKind<"payment-method-changed"> = (content, pen) => {
  const { change, changedAt, managePath } = content;
  const { say, format, payment, hrefOf } = pen;
  const subject = say(change === "saved" ? "methodSavedSubject" : "methodRemovedSubject");
  return {
    subject,
    title: subject,
    opening: say(change === "saved" ? "methodSavedOpening" : "methodRemovedOpening"),
    blocks: [
      facts(
        [say("paymentMethod"), content.payment && payment(content.payment)],
        [say("dateAndTime"), format.moment(changedAt)],
      ),
      paragraph(say("notYouPayment")),
      { type: "button", label: say("viewPayment"), href: hrefOf(managePath) },
    ],
    why: "whyAccount",
  };
};

export const writeNewSignIn: WriteKind<"new-sign-in"> = ({ at, device, resetLink }, { say, format }) => ({
  subject: say("newSignInSubject"),
  title: say("newSignInSubject"),
  opening: say("newSignInOpening"),
  blocks: [
    facts([say("dateAndTime"), format.moment(at)], [say("device"), device]),
    paragraph(say("newSignInYou")),
    paragraph(say("newSignInNotYou")),
    { type: "button", label: say("choosePassword"), href: resetLink },
  ],
  why: "whyAccount",
});

export const writePasswordChanged: WriteKind<"password-changed"> = ({ at, device, resetLink }, { say, format }) => ({
  subject: say("passwordChangedSubject"),
  title: say("passwordChangedSubject"),
  opening: say("passwordChangedOpening"),
  blocks: [
    facts([say("dateAndTime"), format.moment(at)], [say("device"), device]),
    paragraph(say("newSignInYou")),
    paragraph(say("notYouPayment")),
    ...(resetLink ? [{ type: "button", label: say("choosePassword"), href: resetLink } as const] : []),
  ],
  why: "whyAccount",
});

/** What is kept, as the systems that keep it call it. */
const keptTexts: ReadonlyMap<string, "keptOrders" | "keptInvoices" | "keptPayments" | "keptConsents"> = new Map([
  ["orders", "keptOrders"],
  ["invoices", "keptInvoices"],
  ["payments", "keptPayments"],
  ["consents", "keptConsents"],
]);

export const writeDataDeleted: WriteKind<"data-deleted"> = ({ number, at, kept }, { say, format }) => {
  const items = kept.map((records) => {
    const text = keptTexts.get(records);
    return text ? say(text) : records;
  });
  const keptBlocks: Block[] =
    kept.length === 0
      ? [paragraph(say("dataNothingKept"))]
      : [heading(say("dataKeptTitle")), { type: "list", items }, note(say("dataKeptText"))];
  return {
    subject: say("dataDeletedSubject"),
    title: say("dataDeletedSubject"),
    opening: say("dataDeletedOpening"),
    blocks: [facts([say("receiptNumber"), number], [say("dateAndTime"), format.moment(at)]), ...keptBlocks],
    why: "whyDeletion",
  };
};
