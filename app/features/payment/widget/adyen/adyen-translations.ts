/** The shop's names for its own texts, by the Drop-in's names. */
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
  // The form of a SEPA debit uses the first one of another method.
  "ach.accountHolderNameField.invalid": "ownerRequired",
  "sepaDirectDebit.ibanField.invalid": "ibanInvalid",
};

/** The shop's texts for the fields of card and debit; the other texts are Adyen's own, in the page's language. */
export function adyenTranslations(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, ours]) => {
      const text = texts[ours];
      return text === undefined ? [] : [[name, text]];
    }),
  );
}
