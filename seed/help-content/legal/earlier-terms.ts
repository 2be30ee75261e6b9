import type { WrittenLocale } from "../../../contracts/locales.ts";
import type { PageText } from "../help-texts.ts";

/** The sentence of today's terms that is new, what stood there before, and the change in one sentence. */
type Change = { sentence: string; before: string; changes: string };

const austrianAndGerman: Change = {
  sentence: "Dafür genügt die Funktion „Vertrag widerrufen“, ein Brief oder eine E-Mail.",
  before: "Dafür genügt ein Brief oder eine E-Mail.",
  changes: "Neu ist die Funktion „Vertrag widerrufen“ auf jeder Seite (Abschnitt 6).",
};
const french: Change = {
  sentence: "La fonction « Renoncer au contrat ici », une lettre ou un e-mail suffisent.",
  before: "Une lettre ou un e-mail suffisent.",
  changes: "La fonction « Renoncer au contrat ici », présente sur chaque page, a été ajoutée (article 6).",
};
const northAmerican: Change = {
  sentence: "Within 14 days of your order you may cancel",
  before: "Within 7 days of your order you may cancel",
  changes: "You may now cancel within 14 days of your order instead of 7 (section 6).",
};

const changesOfTerms: Readonly<Record<WrittenLocale, Change>> = {
  "cs-CZ": {
    sentence: "Stačí funkce „Zde odstoupit od smlouvy“, dopis nebo e-mail.",
    before: "Stačí dopis nebo e-mail.",
    changes: "Nově lze odstoupit funkcí „Zde odstoupit od smlouvy“ na každé stránce (článek 6).",
  },
  "de-AT": austrianAndGerman,
  "de-DE": austrianAndGerman,
  "en-CA": northAmerican,
  "en-GB": {
    sentence: "The withdrawal function at the foot of every page, a letter or an email will do.",
    before: "A letter or an email will do.",
    changes: "You can now withdraw with a function at the foot of every page (section 6).",
  },
  "en-US": northAmerican,
  "es-ES": {
    sentence: "Basta con la función «Desistir del contrato aquí», una carta o un correo electrónico.",
    before: "Basta con una carta o un correo electrónico.",
    changes: "Ahora puede desistir con la función «Desistir del contrato aquí» de cada página (apartado 6).",
  },
  "fr-BE": french,
  "fr-CA": {
    sentence: "Dans les 14 jours suivant votre commande",
    before: "Dans les 7 jours suivant votre commande",
    changes: "Vous pouvez désormais annuler dans les 14 jours suivant la commande au lieu de 7 (article 6).",
  },
  "fr-FR": french,
  "it-IT": {
    sentence: "Bastano la funzione «Recedi dal contratto qui», una lettera o un'e-mail.",
    before: "Bastano una lettera o un'e-mail.",
    changes: "Ora può recedere con la funzione «Recedi dal contratto qui» presente in ogni pagina (punto 6).",
  },
  "nl-BE": {
    sentence: "De functie 'Hier de overeenkomst herroepen', een brief of een e-mail volstaat.",
    before: "Een brief of een e-mail volstaat.",
    changes: "Nieuw is de functie 'Hier de overeenkomst herroepen' op elke pagina (artikel 6).",
  },
  "nl-NL": {
    sentence: "De functie 'Hier de overeenkomst herroepen', een brief of een e-mail is genoeg.",
    before: "Een brief of een e-mail is genoeg.",
    changes: "Nieuw is de functie 'Hier de overeenkomst herroepen' op elke pagina (artikel 6).",
  },
  "pt-PT": {
    sentence: "Basta a função «Retrate-se do contrato aqui», uma carta ou um e-mail.",
    before: "Basta uma carta ou um e-mail.",
    changes: "Passa a existir em cada página a função «Retrate-se do contrato aqui» (ponto 6).",
  },
};

/** The terms before the last change, and what that change was. */
export function earlierTerms(locale: WrittenLocale, { title, body }: PageText): { text: PageText; changes: string } {
  const { sentence, before, changes } = changesOfTerms[locale];
  if (!body.includes(sentence)) throw new Error(`The terms in ${locale} do not say: ${sentence}`);
  return { text: { title, body: body.replace(sentence, before) }, changes };
}
