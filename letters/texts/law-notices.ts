import type { WrittenLocale } from "../../contracts/locales.ts";

const none: readonly string[] = [];

/**
 * What the law of a market wants said in a letter that announces a renewal, besides date, amount and how to stop it;
 * {date} is the last day to stop it. The Canadian sentences name their provinces.
 */
export const renewalLawNotices: Readonly<Record<WrittenLocale, readonly string[]>> = {
  "cs-CZ": none,
  // § 6 Abs. 1 Z 2 KSchG.
  "de-AT": [
    "Dies ist der gesonderte Hinweis nach § 6 Abs. 1 Z 2 KSchG. Bis zum {date} können Sie der stillschweigenden Verlängerung ohne Angabe von Gründen widersprechen.",
  ],
  // § 309 Nr. 9 BGB.
  "de-DE": [
    "Nach der Verlängerung läuft der Vertrag auf unbestimmte Zeit. Sie können ihn dann jederzeit ohne Frist kündigen; was Sie für die Zeit nach dem Vertragsende bezahlt haben, erstatten wir.",
  ],
  // British Columbia's consumer protection act and Quebec's.
  "en-CA": [
    "British Columbia: you can cancel the renewed contract at any time, and we refund what you paid for the time after that.",
    "Quebec: after the renewal the contract runs without a fixed end. You can end it at any time by sending us a notice, and we refund what you paid for the time after that.",
  ],
  "en-GB": none,
  // California's automatic renewal law and New York's § 527-a.
  "en-US": [
    "Your subscription renews automatically until you cancel it. You can cancel online at any time, with the button in this email or on our website, without signing in or calling us.",
  ],
  // Ley 10/2025.
  "es-ES": [
    "De acuerdo con la Ley 10/2025, puede oponerse a la renovación de forma sencilla y gratuita hasta el {date}.",
  ],
  // Art. VI.91 of the code of economic law, in both languages.
  "fr-BE": [
    "Conformément à l’article VI.91 du Code de droit économique, vous pourrez, après la reconduction tacite, mettre fin au contrat à tout moment et sans indemnité, moyennant un préavis de deux mois au maximum. Nous rembourserons ce que vous aurez payé pour la période postérieure.",
  ],
  "fr-CA": [
    "Québec\u00a0: après le renouvellement, le contrat est à durée indéterminée. Vous pouvez y mettre fin en tout temps en nous envoyant un avis, et nous remboursons ce que vous avez payé pour la période qui suit.",
    "Colombie-Britannique\u00a0: vous pouvez annuler le contrat renouvelé en tout temps, et nous remboursons ce que vous avez payé pour la période qui suit.",
  ],
  // Art. L. 215-1 of the consumer code.
  "fr-FR": [
    "Conformément à l’article L.\u00a0215-1 du Code de la consommation, vous pouvez refuser la reconduction de votre contrat jusqu’au {date}, sans frais et sans motif\u202f: désactivez le renouvellement automatique, résiliez votre contrat en ligne ou écrivez-nous.",
  ],
  // Art. 65-bis of the consumer code.
  "it-IT": [
    "Ai sensi dell’articolo 65-bis del Codice del consumo La informiamo che il contratto si rinnova automaticamente e che può inviare la disdetta fino al giorno {date}, senza costi.",
  ],
  "nl-BE": [
    "Overeenkomstig artikel VI.91 van het Wetboek van economisch recht kunt u de overeenkomst na de stilzwijgende verlenging op elk ogenblik zonder vergoeding beëindigen, met een opzeggingstermijn van hoogstens twee maanden. Wat u voor de tijd daarna hebt betaald, betalen we terug.",
  ],
  // Art. 6:236 sub j BW.
  "nl-NL": [
    "Na de verlenging loopt de overeenkomst voor onbepaalde tijd. U kunt die dan op elk moment zonder opzegtermijn opzeggen; wat u voor de tijd daarna hebt betaald, betalen we terug.",
  ],
  "pt-PT": none,
};

/** The provinces of the Canadian sentences, in their order. */
const provinces: Partial<Record<WrittenLocale, readonly string[]>> = { "en-CA": ["BC", "QC"], "fr-CA": ["QC", "BC"] };

/** What the law wants said to this reader: in Canada that of the province of the bill, or of both if it is not known. */
export function lawNoticesFor(locale: WrittenLocale, billingStateCode: string | null | undefined): readonly string[] {
  const notices = renewalLawNotices[locale];
  const named = provinces[locale];
  return named && billingStateCode ? notices.filter((_, index) => named[index] === billingStateCode) : notices;
}
