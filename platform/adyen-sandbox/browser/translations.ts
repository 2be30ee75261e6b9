const names = [
  "paymentMethodsList.otherPayments.label",
  "form.instruction",
  "creditCard.holderName",
  "creditCard.holderName.invalid",
  "creditCard.expiryDate.contextualText",
  "creditCard.securityCode.contextualText.3digits",
  "sepa.ibanNumber",
  "sepa.ownerName",
] as const;

/** What the Drop-in shows around its fields, in the order of the names. */
const texts: Readonly<Record<string, readonly string[]>> = {
  de: [
    "Weitere Zahlungsarten",
    "Alle Felder sind Pflichtfelder, sofern nicht anders angegeben.",
    "Name auf der Karte",
    "Geben Sie den Namen ein, wie er auf der Karte steht",
    "Vorderseite der Karte, im Format MM/JJ",
    "3 Ziffern auf der Rückseite der Karte",
    "Kontonummer (IBAN)",
    "Name des Kontoinhabers",
  ],
  fr: [
    "Autres modes de paiement",
    "Tous les champs sont obligatoires, sauf indication contraire.",
    "Nom sur la carte",
    "Saisissez le nom tel qu’il figure sur la carte",
    "Au recto de la carte, au format MM/AA",
    "3 chiffres au verso de la carte",
    "Numéro de compte (IBAN)",
    "Nom du titulaire",
  ],
  it: [
    "Altri metodi di pagamento",
    "Tutti i campi sono obbligatori, salvo diversa indicazione.",
    "Nome sulla carta",
    "Inserisca il nome come riportato sulla carta",
    "Sul fronte della carta, nel formato MM/AA",
    "3 cifre sul retro della carta",
    "Numero di conto (IBAN)",
    "Nome del titolare",
  ],
  es: [
    "Otros métodos de pago",
    "Todos los campos son obligatorios, salvo que se indique lo contrario.",
    "Nombre en la tarjeta",
    "Introduzca el nombre tal como aparece en la tarjeta",
    "En el anverso de la tarjeta, en formato MM/AA",
    "3 dígitos en el reverso de la tarjeta",
    "Número de cuenta (IBAN)",
    "Nombre del titular",
  ],
  pt: [
    "Outros métodos de pagamento",
    "Todos os campos são obrigatórios, salvo indicação em contrário.",
    "Nome no cartão",
    "Introduza o nome tal como aparece no cartão",
    "Na frente do cartão, no formato MM/AA",
    "3 dígitos no verso do cartão",
    "Número de conta (IBAN)",
    "Nome do titular",
  ],
  nl: [
    "Andere betaalmethoden",
    "Alle velden zijn verplicht, tenzij anders aangegeven.",
    "Naam op kaart",
    "Vul de naam in zoals die op de kaart staat",
    "Voorkant van de kaart, in de notatie MM/JJ",
    "3 cijfers op de achterkant van de kaart",
    "Rekeningnummer (IBAN)",
    "Naam rekeninghouder",
  ],
  cs: [
    "Další způsoby platby",
    "Není-li uvedeno jinak, jsou všechna pole povinná.",
    "Jméno na kartě",
    "Zadejte jméno tak, jak je uvedeno na kartě",
    "Na přední straně karty ve formátu MM/RR",
    "3 číslice na zadní straně karty",
    "Číslo účtu (IBAN)",
    "Jméno majitele účtu",
  ],
};

/** Where nothing is said, the Drop-in has its own English. */
export function translationsOf(locale: string): Record<string, string> {
  const language = locale.slice(0, 2);
  const known = Object.hasOwn(texts, language) ? (texts[language] ?? []) : [];
  return Object.fromEntries(known.map((text, index) => [names[index], text]));
}
