import { describe, expect, it } from "vitest";
import { writtenLocales } from "../../contracts/locales.ts";
import type { TextId } from "../../letters/texts/text-ids.ts";
import { texts } from "../../letters/texts/texts.ts";
import { readTexts } from "../../tools/messages/message-files.ts";

/** Texts that letters and pages must say in the same words, by their ids in both. */
const sameWords: Partial<Record<TextId, string>> = {
  autoRenewalTurnedOn: "renewal.autoRenewOnNotice",
  autoRenewalNotice: "renewal.autoRenewNotice",
  nothingRenews: "renewal.nothingRenews",
  termFromActivation: "checkout.termFromActivation",
  termAfterPresent: "checkout.termAfterPresent",
  termOfHiddenDate: "checkout.termOfHiddenDate",
  renewsOnDay: "checkout.renewsOnDay",
  monthlyFrom: "checkout.monthlyFrom",
  remindersOfTerms: "checkout.remindersOfTerms",
  remindersOfMonths: "checkout.remindersOfMonths",
  withdrawalUntil: "confirmation.withdrawUntil",
  renewEarly: "renewal.termStarts",
  paymentFailedText: "orders.paymentFailedText",
  notCharged: "payment.notCharged",
  refundRequestedText: "orders.refundRequestedText",
  refundIssuedToCard: "orders.refundIssuedText",
  refundIssuedTo: "orders.refundIssuedTo",
  refundIssuedBack: "orders.refundIssuedBack",
  fullRefund: "refunds.fullRefund",
  turnedOff: "subscriptions.turnedOff",
  turnedOn: "subscriptions.turnedOn",
  turnedOffTitle: "renewal.autoRenewOff",
  turnedOnTitle: "renewal.autoRenewOn",
  turnOff: "subscriptions.turnOff",
  renewNow: "renewal.renewNow",
  viewOrder: "orders.view",
  autoRenewal: "checkout.autoRenewal",
  orderNumber: "orders.orderNumber",
  paymentMethod: "payment.method",
  withdraw: "footer.withdraw",
  cancelSubscription: "footer.cancel",
  imprint: "footer.imprint",
  contactUs: "footer.contact",
  terms: "footer.terms",
  privacy: "footer.privacy",
  withdrawalStatement: "withdrawal.statement",
  cancellationStatement: "cancellation.statement",
  cancellationKind: "cancellation.kind",
  ordinary: "cancellation.ordinary",
  extraordinary: "cancellation.extraordinary",
  earliestEnd: "cancellation.earliest",
  reason: "cancellation.reason",
  topic: "contact.topic",
  topicContact: "contact.topicGeneral",
  topicComplaint: "contact.topicComplaint",
  topicPrivacy: "contact.topicPrivacy",
  topicAccessibility: "contact.topicAccessibility",
  topicOther: "contact.topicOther",
  topicRenewals: "faq.renewals",
  topicPayment: "faq.payment",
  topicRefunds: "faq.refunds",
  caseNumber: "contact.caseNumber",
  caseTitle: "contact.receiptTitle",
  caseNext: "contact.nextText",
};

const ids = Object.entries(sameWords) as [TextId, string][];

describe.each(writtenLocales)("%s", (locale) => {
  const messages = readTexts(locale);

  it.each(ids)("letters say %s as pages say %s", (id, message) => {
    expect(texts[locale][id]).toBe(messages[message]);
  });
});

it.each([
  [
    "en-GB",
    "autoRenewalTurnedOn",
    "To ensure you enjoy this service without interruption, auto-renewal will be turned on for your chosen plan.",
  ],
  ["en-GB", "autoRenewalNotice", "We will automatically renew this plan when it expires."],
  [
    "en-GB",
    "paymentFailedText",
    "Apologies, we couldn’t process your payment, so we had to cancel your order. Check your payment details and try again.",
  ],
  [
    "en-GB",
    "refundRequestedText",
    "We’ve received a refund request of {amount} for this item and are currently processing it. We’ll keep you updated on the progress.",
  ],
  [
    "en-GB",
    "refundIssuedToCard",
    "Your refund is on the way. We have initiated your refund of {amount} to {cardType} **** {last4}.",
  ],
  [
    "en-GB",
    "fullRefund",
    "A full refund will be sent to the original payment method used for your purchase. The refund should show on your account within 5-10 business days.",
  ],
  ["en-GB", "turnedOff", "You have turned off auto-renewal for {service}."],
  ["en-GB", "turnedOn", "You have turned on auto-renewal for {service}."],
  ["de-DE", "withdraw", "Vertrag widerrufen"],
  ["de-DE", "cancelSubscription", "Verträge hier kündigen"],
  ["fr-FR", "withdraw", "Renoncer au contrat ici"],
  ["fr-FR", "cancelSubscription", "Résilier votre contrat"],
  ["it-IT", "withdraw", "Recedi dal contratto qui"],
  ["es-ES", "withdraw", "Desistir del contrato aquí"],
  ["pt-PT", "withdraw", "Retrate-se do contrato aqui"],
  ["nl-NL", "withdraw", "Hier de overeenkomst herroepen"],
  ["cs-CZ", "withdraw", "Zde odstoupit od smlouvy"],
] as const)("%s says %s in the words of the law and the product", (locale, id, text) => {
  expect(texts[locale][id]).toBe(text);
});
