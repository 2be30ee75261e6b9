import type { ContractTexts } from "../text-ids.ts";

export const contract: ContractTexts = {
  termFromActivation: "{plan} dall’attivazione, almeno fino al giorno {date}",
  termAfterPresent: "{plan} dal giorno {start}, in cui termina il periodo attuale, fino al giorno {date}",
  termOfHiddenDate: "{plan} dall’attivazione o, se il servizio è ancora attivo, dalla fine del periodo attuale",
  remindersOfTerms:
    "Le scriviamo {first}, {second} e {third} giorni prima di ogni rinnovo, con la data, l’importo e un link per disattivarlo.",
  remindersOfMonths:
    "Le scriviamo {first}, {second} e {third} giorni prima del primo rinnovo e {third} giorni prima di ogni mese successivo, con la data, l’importo e un link per disattivarlo.",
  renewsOnDay: "{service}: il {date}, per {term}, {price}",
  monthlyFrom: "{service}: dal {date} di mese in mese, {price} al mese",
  exitPaidEnd:
    "Può disattivare il rinnovo automatico in qualsiasi momento. Ogni servizio termina allora l’ultimo giorno pagato.",
  exitAtOnce:
    "Può disattivare il rinnovo automatico in qualsiasi momento. Dopo un rinnovo può anche recedere subito, e rimborsiamo il tempo restante.",
  exitTwoMonths:
    "Può disattivare il rinnovo automatico in qualsiasi momento. Dopo un rinnovo può anche recedere con due mesi di preavviso, e rimborsiamo il tempo restante.",
  startAndEnd: "Inizio e fine",
};
