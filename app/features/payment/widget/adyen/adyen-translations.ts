/** The Drop-in's names for texts that the shop has of its own. */
const names: Readonly<Record<string, string>> = {
  "creditCard.cardNumber.label": "number",
  "creditCard.expiryDate.label": "expiry",
  "creditCard.securityCode.label": "code",
  "cc.num.900": "numberIncomplete",
  "cc.num.901": "numberIncomplete",
  "cc.num.902": "numberInvalid",
  "cc.dat.910": "expiryIncomplete",
  "cc.dat.911": "expiryIncomplete",
  "cc.dat.912": "expiryPast",
  "cc.cvc.920": "codeIncomplete",
  "cc.cvc.921": "codeIncomplete",
  // The form of a SEPA debit borrows the first one from another method.
  "ach.accountHolderNameField.invalid": "ownerRequired",
  "sepaDirectDebit.ibanField.invalid": "ibanInvalid",
};

/** The fields of a card and of a debit in the words of the page; everything else is Adyen's own, in the page's language. */
export function adyenTranslations(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, ours]) => {
      const text = texts[ours];
      return text === undefined ? [] : [[name, text]];
    }),
  );
}
