import type { WrittenLocale } from "../../../contracts/locales.ts";
import type { PageText } from "../help-texts.ts";
import { renewalsVersion } from "./versions.ts";

type Change = { passage: string; before: string; changes: string };

/** The passage about renewals in today's terms, what stood there before, and the change in one sentence. */
const changesOfRenewals: Readonly<Partial<Record<WrittenLocale, Change>>> = {
  "de-DE": {
    passage:
      "Sie können es jederzeit ohne Frist kündigen und erhalten den nicht genutzten Teil des Preises zurück. Die Schaltfläche",
    before: "Sie können es jederzeit ohne Frist kündigen. Die Schaltfläche",
    changes:
      "Neu steht da, dass Sie nach einer Kündigung den nicht genutzten Teil des Preises zurückerhalten (Abschnitt 5).",
  },
  "en-CA": {
    passage:
      "<p>A subscription ends with its term. It renews only if you have expressly agreed to auto-renewal, at the price we announce before. You may turn auto-renewal off at any time. How a subscription goes on depends on the province or territory of your billing address.</p><ul><li>Québec: after its term it continues from month to month. You may end it at any time, also during its first term, and receive the unused part back.</li><li>British Columbia: it renews for the same term. Once renewed, you may end it at any time and receive the unused part back.</li><li>All other provinces and territories: it renews for the same term. Once renewed, it runs until the last day that is paid.</li></ul>",
    before:
      "<p>A subscription ends with its term. It renews only if you have expressly agreed to auto-renewal; then it continues from month to month at the price we announce before. You may end it at any time and receive the unused part back.</p>",
    changes:
      "What a renewal does is now said for Québec, British Columbia and the other provinces and territories (section 5).",
  },
  "fr-BE": {
    passage:
      "moyennant un préavis de deux mois au maximum</strong> (article VI.91 du Code de droit économique). Vous récupérez la part non utilisée du prix.",
    before: "moyennant un préavis de deux mois au maximum</strong> (article VI.91 du Code de droit économique).",
    changes: "Il est désormais précisé que vous récupérez la part non utilisée du prix (article 5).",
  },
  "fr-CA": {
    passage:
      "<p>Un abonnement prend fin à son échéance. Il ne se renouvelle que si vous avez expressément accepté le renouvellement automatique, au prix annoncé d'avance. Vous pouvez désactiver le renouvellement automatique en tout temps. La suite dépend de la province ou du territoire de votre adresse de facturation.</p><ul><li>Québec : à l'échéance, il se poursuit de mois en mois. Vous pouvez y mettre fin en tout temps, même pendant sa première durée, et récupérer la part non utilisée.</li><li>Colombie-Britannique : il est renouvelé pour la même durée. Une fois qu'il est renouvelé, vous pouvez y mettre fin en tout temps et récupérer la part non utilisée.</li><li>Autres provinces et territoires : il est renouvelé pour la même durée. Une fois renouvelé, il se poursuit jusqu'au dernier jour payé.</li></ul>",
    before:
      "<p>Un abonnement prend fin à son échéance. Il ne se renouvelle que si vous avez expressément accepté le renouvellement automatique ; il se poursuit alors de mois en mois, au prix annoncé d'avance. Vous pouvez y mettre fin en tout temps et récupérer la part non utilisée.</p>",
    changes:
      "Les effets d'un renouvellement sont désormais indiqués pour le Québec, la Colombie-Britannique et les autres provinces et territoires (article 5).",
  },
  "nl-BE": {
    passage:
      "met een opzegtermijn van hoogstens twee maanden</strong> (artikel VI.91 van het Wetboek van economisch recht). U krijgt het ongebruikte deel van de prijs terug.",
    before:
      "met een opzegtermijn van hoogstens twee maanden</strong> (artikel VI.91 van het Wetboek van economisch recht).",
    changes: "Nieuw is dat u het ongebruikte deel van de prijs terugkrijgt (artikel 5).",
  },
  "nl-NL": {
    passage: "u kunt op elk moment zonder opzegtermijn opzeggen en krijgt het ongebruikte deel van de prijs terug. Een",
    before: "u kunt op elk moment opzeggen met een termijn van hoogstens een maand. Een",
    changes:
      "Nieuw is dat u zonder opzegtermijn kunt opzeggen en het ongebruikte deel van de prijs terugkrijgt (artikel 5).",
  },
};

type Versioned = { version: string; text: PageText; changes?: string };

/** Today's terms as a version of their own, where what they say about renewals has changed; else nothing. */
export function renewalsChange(
  locale: WrittenLocale,
  today: PageText,
): { before: PageText; later: readonly Versioned[] } {
  const change = changesOfRenewals[locale];
  if (!change) return { before: today, later: [] };
  const { passage, before, changes } = change;
  if (!today.body.includes(passage)) throw new Error(`The terms in ${locale} do not say: ${passage}`);
  return {
    before: { ...today, body: today.body.replace(passage, before) },
    later: [{ version: renewalsVersion.firstDay, text: today, changes }],
  };
}
