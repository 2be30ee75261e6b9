import type { ContractTexts } from "../text-ids.ts";

export const contract: ContractTexts = {
  termFromActivation: "{plan} vanaf de activering, ten minste tot en met {date}",
  termAfterPresent: "{plan} vanaf {start}, de dag waarop de huidige looptijd eindigt, tot en met {date}",
  termOfHiddenDate: "{plan} vanaf de activering of, als de dienst nog loopt, vanaf het einde van de huidige looptijd",
  remindersOfTerms:
    "We schrijven u {first}, {second} en {third} dagen voor elke verlenging, met de datum, het bedrag en een link om die uit te schakelen.",
  remindersOfMonths:
    "We schrijven u {first}, {second} en {third} dagen voor de eerste verlenging en {third} dagen voor elke volgende maand, met de datum, het bedrag en een link om die uit te schakelen.",
  renewsOnDay: "{service}: op {date}, voor {term}, {price}",
  monthlyFrom: "{service}: vanaf {date} per maand, {price} per maand",
  exitPaidEnd:
    "U kunt de automatische verlenging op elk moment uitschakelen. Elke dienst eindigt dan op de laatste betaalde dag.",
  exitAtOnce:
    "U kunt de automatische verlenging op elk moment uitschakelen. Een verlengde dienst kunt u bovendien direct beëindigen, en wij betalen de resterende tijd terug.",
  exitTwoMonths:
    "U kunt de automatische verlenging op elk moment uitschakelen. Een verlengde dienst kunt u bovendien met een opzegtermijn van twee maanden beëindigen, en wij betalen de resterende tijd terug.",
  startAndEnd: "Begin en einde",
};
