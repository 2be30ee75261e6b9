import type { ContractTexts } from "../text-ids.ts";

export const contract: ContractTexts = {
  termFromActivation: "{plan} a partir da ativação, pelo menos até {date}",
  termAfterPresent: "{plan} a partir de {start}, o dia em que termina o período atual, até {date}",
  termOfHiddenDate: "{plan} a partir da ativação ou, se o serviço ainda estiver ativo, do fim do período atual",
  remindersOfTerms:
    "Escrevemos-lhe {first}, {second} e {third} dias antes de cada renovação, com a data, o valor e uma ligação para a desativar.",
  remindersOfMonths:
    "Escrevemos-lhe {first}, {second} e {third} dias antes da primeira renovação e {third} dias antes de cada mês seguinte, com a data, o valor e uma ligação para a desativar.",
  renewsOnDay: "{service}: em {date}, por {term}, {price}",
  monthlyFrom: "{service}: a partir de {date}, mês a mês, {price} por mês",
  exitPaidEnd:
    "Pode desativar a renovação automática a qualquer momento. Cada serviço termina então no último dia pago.",
  exitAtOnce:
    "Pode desativar a renovação automática a qualquer momento. Depois de uma renovação também pode terminar o serviço de imediato, e devolvemos o tempo restante.",
  exitTwoMonths:
    "Pode desativar a renovação automática a qualquer momento. Depois de uma renovação também pode terminar o serviço com dois meses de aviso prévio, e devolvemos o tempo restante.",
  startAndEnd: "Início e fim",
};
