import type { Results } from "../text-ids.ts";

export const results: Results = {
  settledWithdrawalSubject: "Resultado de su desistimiento {number}",
  settledWithdrawalTitle: "El resultado de su desistimiento",
  settledWithdrawalOpening: "Recibimos su desistimiento el {moment}. Este es el resultado.",
  settledCancellationSubject: "Resultado de su cancelación {number}",
  settledCancellationTitle: "El resultado de su cancelación",
  settledCancellationOpening: "Recibimos su cancelación el {moment}. Este es el resultado.",
  resultCarriedOut: "Hemos tramitado su declaración.",
  resultInOtherLetter: "Los detalles figuran en nuestro correo a la dirección del contrato.",
  resultWithdrawn: "Ha desistido de este servicio. Le reembolsamos el importe íntegro.",
  resultStillRuns: "Su periodo anterior sigue pagado: el servicio funciona hasta el {date}.",
  resultCancelled: "Este servicio está cancelado. Funciona hasta el {date}.",
  resultCancelledEarly: "Este servicio está cancelado. Termina el {date}. Le reembolsamos los días posteriores.",
  resultCancelledEnded: "Este servicio está cancelado. Terminó el {date}. Le reembolsamos los días posteriores.",
  resultRenewalOff: "La renovación automática está desactivada. No se le cobrará nada más.",
  resultEndsAnyway:
    "La renovación automática ya estaba desactivada, así que no había nada que cambiar. El servicio termina el {date} y no se le cobrará nada más.",
  resultReturnedBefore: "Este servicio ya se había devuelto, así que no había nada que cambiar.",
  resultEndedBefore: "Este servicio ya había terminado, así que no había nada que cambiar. No se le cobrará nada más.",
  resultOneTime: "Fue una compra única. No se renueva, así que no había nada que cambiar.",
  resultUnchanged: "No se ha cambiado nada en este servicio.",
  refundToMethod: "Le reembolsamos {amount} en {method}, a más tardar el {date}.",
  refundToOriginal: "Le reembolsamos {amount} en el método de pago que utilizó, a más tardar el {date}.",
  refusedNoContract:
    "No hemos podido tramitar su declaración porque no hemos encontrado ningún contrato con los datos indicados. Envíela de nuevo con el número de pedido exactamente como figura en nuestra confirmación del pedido.",
  refusedSeveralContracts:
    "No hemos podido tramitar su declaración porque sus datos corresponden a varios contratos. Envíela de nuevo con el número de pedido del contrato al que se refiere.",
  refusedNotCustomer:
    "No hemos podido tramitar su declaración porque no hemos podido confirmar que procede del cliente del contrato.",
  refusedDeclaredBefore:
    "Ya habíamos tramitado una declaración anterior sobre este contrato, así que no había nada más que cambiar.",
  refusedEndedBefore: "El contrato ya había terminado cuando llegó su declaración, así que no había nada que cambiar.",
  refusedPeriodOver:
    "No hemos podido tramitar su desistimiento por completo porque el plazo de desistimiento había vencido cuando llegó.",
  refusedLaterDay:
    "El contrato no puede durar hasta el día que pidió. No se renueva y termina con el periodo que ha pagado.",
  refusedNoGoodCause:
    "No podemos aceptar el motivo indicado como causa justificada, así que el contrato no termina antes. No se renueva y termina con el periodo que ha pagado.",
  goodCauseNext:
    "Este correo confirma que su declaración ha llegado, con su contenido, fecha y hora. En cuanto encontremos el contrato, detendremos su renovación. Una persona de nuestro equipo leerá su motivo y le escribirá si el contrato termina antes del final del periodo pagado. Conserve este correo.",
};
