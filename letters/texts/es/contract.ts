import type { ContractTexts } from "../text-ids.ts";

export const contract: ContractTexts = {
  termFromActivation: "{plan} desde la activación, al menos hasta el {date}",
  termAfterPresent: "{plan} desde el {start}, el día en que termina el periodo actual, hasta el {date}",
  termOfHiddenDate: "{plan} desde la activación o, si el servicio sigue activo, desde el final del periodo actual",
  remindersOfTerms:
    "Le escribimos {first}, {second} y {third} días antes de cada renovación, con la fecha, el importe y un enlace para desactivarla.",
  remindersOfMonths:
    "Le escribimos {first}, {second} y {third} días antes de la primera renovación y {third} días antes de cada mes siguiente, con la fecha, el importe y un enlace para desactivarla.",
  renewsOnDay: "{service}: el {date}, por {term}, {price}",
  monthlyFrom: "{service}: desde el {date} mes a mes, {price} al mes",
  exitPaidEnd:
    "Puede desactivar la renovación automática en cualquier momento. Cada servicio termina entonces el último día pagado.",
  exitAtOnce:
    "Puede desactivar la renovación automática en cualquier momento. Tras una renovación también puede terminar el servicio de inmediato, y le devolvemos el tiempo restante.",
  exitTwoMonths:
    "Puede desactivar la renovación automática en cualquier momento. Tras una renovación también puede terminar el servicio con dos meses de preaviso, y le devolvemos el tiempo restante.",
  startAndEnd: "Inicio y fin",
};
