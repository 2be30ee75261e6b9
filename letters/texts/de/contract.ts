import type { ContractTexts } from "../text-ids.ts";

export const contract: ContractTexts = {
  termFromActivation: "{plan} ab Aktivierung, mindestens bis {date}",
  termAfterPresent: "{plan} ab {start}, wenn die bisherige Laufzeit endet, bis {date}",
  termOfHiddenDate: "{plan} ab Aktivierung oder, falls der Dienst noch läuft, ab dem Ende der bisherigen Laufzeit",
  remindersOfTerms:
    "Wir schreiben Ihnen {first}, {second} und {third} Tage vor jeder Verlängerung, mit Datum, Betrag und einem Link zum Ausschalten.",
  remindersOfMonths:
    "Wir schreiben Ihnen {first}, {second} und {third} Tage vor der ersten Verlängerung und {third} Tage vor jedem weiteren Monat, mit Datum, Betrag und einem Link zum Ausschalten.",
  renewsOnDay: "{service}: am {date}, für {term}, {price}",
  monthlyFrom: "{service}: ab {date} monatsweise, {price} pro Monat",
  exitPaidEnd:
    "Sie können die automatische Verlängerung jederzeit ausschalten. Jeder Dienst endet dann am letzten bezahlten Tag.",
  exitAtOnce:
    "Sie können die automatische Verlängerung jederzeit ausschalten. Einen verlängerten Dienst können Sie außerdem sofort beenden, und wir erstatten die verbleibende Zeit.",
  exitTwoMonths:
    "Sie können die automatische Verlängerung jederzeit ausschalten. Einen verlängerten Dienst können Sie außerdem mit einer Frist von zwei Monaten beenden, und wir erstatten die verbleibende Zeit.",
  startAndEnd: "Beginn und Ende",
};
