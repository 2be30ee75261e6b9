import type { ContractTexts } from "../text-ids.ts";

export const contract: ContractTexts = {
  termFromActivation: "{plan} od aktivace, nejméně do {date}",
  termAfterPresent: "{plan} od {start}, kdy skončí současné období, do {date}",
  termOfHiddenDate: "{plan} od aktivace, nebo pokud služba ještě běží, od konce současného období",
  remindersOfTerms:
    "Napíšeme vám {first}, {second} a {third} dní před každým prodloužením: datum, částku a odkaz, kterým ho můžete vypnout.",
  remindersOfMonths:
    "Napíšeme vám {first}, {second} a {third} dní před prvním prodloužením a {third} dní před každým dalším měsícem: datum, částku a odkaz, kterým ho můžete vypnout.",
  renewsOnDay: "{service}: {date}, na {term}, {price}",
  monthlyFrom: "{service}: od {date} po měsících, {price} měsíčně",
  exitPaidEnd: "Automatické prodlužování můžete kdykoli vypnout. Každá služba pak skončí posledním zaplaceným dnem.",
  exitAtOnce:
    "Automatické prodlužování můžete kdykoli vypnout. Prodlouženou službu můžete také okamžitě ukončit a zbývající čas vám vrátíme.",
  exitTwoMonths:
    "Automatické prodlužování můžete kdykoli vypnout. Prodlouženou službu můžete také ukončit s dvouměsíční výpovědní dobou a zbývající čas vám vrátíme.",
  startAndEnd: "Začátek a konec",
};
