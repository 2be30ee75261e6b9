import type { ContractTexts } from "../text-ids.ts";

export const contract: ContractTexts = {
  termFromActivation: "{plan} à compter de l’activation, au moins jusqu’au {date}",
  termAfterPresent: "{plan} à partir du {start}, jour où la période actuelle prend fin, jusqu’au {date}",
  termOfHiddenDate:
    "{plan} à compter de l’activation ou, si le service est encore actif, de la fin de la période actuelle",
  remindersOfTerms:
    "Nous vous écrivons {first}, {second} et {third} jours avant chaque renouvellement, avec la date, le montant et un lien pour le désactiver.",
  remindersOfMonths:
    "Nous vous écrivons {first}, {second} et {third} jours avant le premier renouvellement et {third} jours avant chaque mois suivant, avec la date, le montant et un lien pour le désactiver.",
  renewsOnDay: "{service}\u202f: le {date}, pour {term}, {price}",
  monthlyFrom: "{service}\u202f: à partir du {date}, de mois en mois, {price} par mois",
  exitPaidEnd:
    "Vous pouvez désactiver le renouvellement automatique à tout moment. Chaque service prend alors fin le dernier jour payé.",
  exitAtOnce:
    "Vous pouvez désactiver le renouvellement automatique à tout moment. Une fois renouvelé, un service peut aussi être résilié immédiatement, et nous remboursons le temps restant.",
  exitTwoMonths:
    "Vous pouvez désactiver le renouvellement automatique à tout moment. Une fois renouvelé, un service peut aussi être résilié avec un préavis de deux mois, et nous remboursons le temps restant.",
  startAndEnd: "Début et fin",
};
