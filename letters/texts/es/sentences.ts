import type { Sentences } from "../text-ids.ts";

export const sentences: Sentences = {
  orderReceivedSubject: "Hemos recibido su pedido {orderNumber}",
  orderReceivedTitle: "Gracias por su pedido",
  orderReceivedOpening: "Hemos recibido su pedido. Esto es lo que ha pedido:",
  autoRenewalTurnedOn:
    "Para que disfrute de este servicio sin interrupciones, se activará la renovación automática en el plan elegido.",
  autoRenewalNotice: "Renovaremos este plan automáticamente cuando caduque.",
  autoRenewalTurnedOnForSeveral:
    "Para que disfrute de estos servicios sin interrupciones, se activará la renovación automática en los planes elegidos.",
  autoRenewalNoticeOfSeveral: "Renovaremos estos planes automáticamente cuando caduquen.",
  nothingRenews: "Nada se renueva por sí solo.",
  withdrawalTitle: "Si cambia de opinión",
  withdrawalUntil:
    "Puede desistir de este contrato hasta el {date} sin indicar el motivo y recibir un reembolso íntegro.",
  attachments:
    "Adjuntos: el resumen de su contrato con el formulario de desistimiento y las condiciones que se le aplican.",
  endingTitle: "Si quiere poner fin a una suscripción",
  endingText: "Puede hacerlo en línea en cualquier momento. No necesita una cuenta.",

  paymentFailedSubject: "El pago de su pedido {orderNumber} ha fallado",
  paymentFailedTitle: "Su pago ha fallado",
  paymentFailedOpening: "No se ha podido completar su pedido {orderNumber}.",
  paymentFailedText:
    "Disculpe, no hemos podido procesar su pago y hemos tenido que cancelar su pedido. Compruebe sus datos de pago e inténtelo de nuevo.",
  notCharged: "No se ha realizado ningún cargo en el método de pago seleccionado.",

  servicesActiveSubject: "Ya activo: su pedido {orderNumber}",
  servicesActiveTitle: "Ya activo",
  servicesActiveOpening: "Esto ya está activo en su vehículo:",
  servicesRenewedSubject: "Renovación realizada: su pedido {orderNumber}",
  servicesRenewedTitle: "Renovación realizada",
  servicesRenewedOpening: "Esto se ha renovado para su vehículo:",
  servicesActiveHint: "Si el vehículo aún no lo muestra, aparque al aire libre con buena cobertura y dé el contacto.",

  refundRequestedSubject: "Su solicitud de reembolso del pedido {orderNumber}",
  refundRequestedTitle: "Hemos recibido su solicitud de reembolso",
  refundRequestedOpening: "Su solicitud de reembolso {number} ha llegado.",
  refundRequestedText:
    "Hemos recibido una solicitud de reembolso de {amount} para este artículo y la estamos tramitando. Le mantendremos al corriente.",
  refundRequestedForSeveral:
    "Hemos recibido una solicitud de reembolso de {amount} para estos artículos y la estamos tramitando. Le mantendremos al corriente.",
  fullRefund:
    "Se enviará un reembolso íntegro al método de pago utilizado en la compra. Debería verlo en su cuenta en un plazo de 5 a 10 días laborables.",

  refundIssuedSubject: "Su reembolso del pedido {orderNumber}",
  refundIssuedTitle: "Su reembolso está en camino",
  refundIssuedOpening: "Buenas noticias sobre su pedido {orderNumber}:",
  refundIssuedToCard: "Su reembolso está en camino. Hemos iniciado el reembolso de {amount} a {cardType} **** {last4}.",
  refundIssuedTo: "Su reembolso está en camino. Hemos iniciado el reembolso de {amount} mediante {method}.",
  refundIssuedBack: "Su reembolso está en camino. Hemos iniciado el reembolso de {amount} al método de pago original.",
  creditNote: "Encontrará la nota de abono en su pedido.",

  renewsSubject: "{service} se renueva el {date}",
  renewsTitle: "Su próxima renovación",
  renewsOpening: "La renovación automática está activada: {service} se renueva el {date}.",
  silentRenewalSubject: "Aviso de renovación tácita: {service}, plazo {date}",
  silentRenewalTitle: "Aviso de renovación tácita",
  priceChanges: "El precio ha cambiado",
  priceChangesText: "Hasta ahora: {previous}\nA partir del {date}: {amount}",
  lastDayTitle: "Último día para impedir la renovación: {date}",
  stopText:
    "Si no la desea, desactive la renovación automática a más tardar el {date}. Puede hacerlo sin iniciar sesión y sin coste.",
  silenceText:
    "Puede oponerse a más tardar el {date}. Si no hace nada hasta entonces, su silencio equivale a su consentimiento y el contrato se renueva como se describe aquí.",
  stopsWorkingIfStopped:
    "Si desactiva la renovación automática, el servicio dejará de funcionar en el vehículo el {date}.",
  whatEnds: "Lo que hace el servicio y lo que termina con él: {functions}",
  endsSubject: "{service} termina el {date}",
  endsTitle: "Su servicio termina pronto",
  endsOpening: "La renovación automática está desactivada: {service} termina el {date}.",
  endsTodaySubject: "{service} termina hoy",
  endsTodayTitle: "Su servicio termina hoy",
  endsTodayOpening: "La renovación automática está desactivada: {service} termina hoy, {date}.",
  endedSubject: "{service} ha caducado",
  endedTitle: "Su servicio ha caducado",
  endedOpening: "{service} caducó el {date}.",
  stopsWorking: "El servicio deja de funcionar en el vehículo el {date}. No se le cobrará nada más.",
  stoppedWorking: "El servicio dejó de funcionar en el vehículo el {date}. No se le cobrará nada más.",
  renewToday: "Puede renovar con el plan que ya tenía:",
  renewEarly:
    "Su nuevo periodo comienza el {date}, el día en que termina el actual. Renovar antes no le resta ningún día.",

  renewedSubject: "{service} se ha renovado",
  renewedTitle: "Su suscripción se ha renovado",
  renewedOpening: "Hemos renovado {service} y cobrado el importe que figura abajo.",
  freeExit:
    "No le recordamos a tiempo esta renovación. Por eso puede poner fin a la suscripción en cualquier momento y con efecto inmediato, y le reembolsamos el tiempo no utilizado.",
  invoiceAttached: "Adjuntamos la factura.",

  renewalFailedSubject: "No hemos podido renovar {service}",
  renewalFailedTitle: "El pago no se ha realizado",
  renewalFailedOpening: "El pago de la renovación de {service} no se ha realizado. No se ha cobrado nada.",
  nextTry: "Volveremos a intentarlo el {date}. Compruebe antes su método de pago.",
  endsUnlessPaid: "Si ningún pago se realiza, el servicio dejará de funcionar en el vehículo el {date}.",
  notRenewedSubject: "{service} no se ha renovado",
  notRenewedTitle: "Su suscripción no se ha renovado",
  notRenewedOpening: "Nuestro último intento de cobrar la renovación de {service} ha fallado. No se ha cobrado nada.",
  notRenewedText: "La renovación automática ha terminado y el servicio deja de funcionar en el vehículo el {date}.",
  notRenewedNext: "Si quiere conservar el servicio, actualice su método de pago y renuévelo.",

  turnedOffSubject: "Renovación automática desactivada: {service}",
  turnedOffTitle: "La renovación automática está desactivada",
  turnedOff: "Ha desactivado la renovación automática de {service}.",
  turnedOffWithoutNotice:
    "No le recordamos a tiempo la renovación de {service}. Por eso hemos desactivado la renovación automática y el servicio termina.",
  turnedOnSubject: "Renovación automática activada: {service}",
  turnedOnTitle: "La renovación automática está activada",
  turnedOn: "Ha activado la renovación automática de {service}.",
  notYourChange: "Si no ha sido usted, póngase en contacto con nosotros.",

  cardExpiresSubject: "Su tarjeta caduca antes de la renovación: {service}",
  cardExpiresTitle: "Su tarjeta caduca pronto",
  cardExpiresOpening: "{card} caduca antes de que {service} se renueve el {date}.",
  cardExpiresText: "Guarde una tarjeta con una validez más larga para que el servicio continúe sin interrupciones.",

  withdrawalSubject: "Acuse de recibo de su desistimiento {number}",
  withdrawalReceivedTitle: "Hemos recibido su desistimiento",
  withdrawalOpening: "Hemos recibido su desistimiento el {moment}.",
  withdrawalStatement: "Por la presente desisto del contrato aquí indicado.",
  cancellationSubject: "Acuse de recibo de su cancelación {number}",
  cancellationTitle: "Hemos recibido su cancelación",
  cancellationOpening: "Hemos recibido su cancelación el {moment}.",
  cancellationStatement: "Por la presente cancelo el contrato aquí indicado.",
  declarationTitle: "Su declaración",
  declarationNext:
    "Este correo confirma que su declaración ha llegado, con su contenido, fecha y hora. Ahora la cotejamos con nuestros datos y le comunicaremos el resultado. Conserve este correo.",

  methodSavedSubject: "Se ha guardado un método de pago",
  methodSavedOpening: "Se ha guardado un método de pago en su cuenta.",
  methodRemovedSubject: "Se ha eliminado un método de pago",
  methodRemovedOpening: "Se ha eliminado un método de pago de su cuenta.",
  notYouPayment: "Si no ha sido usted, elija de inmediato una contraseña nueva y póngase en contacto con nosotros.",

  newSignInSubject: "Nuevo inicio de sesión en su cuenta",
  newSignInOpening: "Se ha abierto su cuenta en un dispositivo que aún no conocemos.",
  newSignInYou: "Si ha sido usted, no tiene que hacer nada.",
  newSignInNotYou: "Si no ha sido usted, elija una contraseña nueva. Se cerrará la sesión en todos los dispositivos.",

  passwordChangedSubject: "Su contraseña ha cambiado",
  passwordChangedOpening:
    "Se ha cambiado la contraseña de su cuenta. Se ha cerrado la sesión en todos los dispositivos.",

  caseSubject: "Hemos recibido su mensaje {number}",
  caseTitle: "Gracias. Hemos recibido su mensaje.",
  caseOpening: "Su mensaje ha llegado.",
  caseNext:
    "Respondemos en dos días laborables a la dirección de correo indicada. Si nos llama, tenga a mano el número de caso.",
  caseMessage: "Su mensaje",

  passwordResetSubject: "Elija una contraseña nueva",
  passwordResetOpening: "Con este enlace puede elegir una contraseña nueva. Es válido una hora.",
  passwordResetIgnore: "Si no lo ha solicitado, puede ignorar este correo. Su contraseña no cambia.",
  invitationSubject: "Le damos la bienvenida a los servicios conectados de {brand}",
  invitationOpening:
    "Con este enlace puede confirmar su correo electrónico y elegir una contraseña. Es válido 24 horas.",
  invitationIgnore: "Si no ha solicitado una cuenta, puede ignorar este correo.",
  accountExistsSubject: "Ya tiene una cuenta",
  accountExistsOpening:
    "Alguien ha querido crear una cuenta con esta dirección de correo, pero usted ya tiene una. Si no recuerda su contraseña, con este enlace puede elegir una nueva. Es válido una hora.",
  accountExistsIgnore: "Si no ha sido usted, puede ignorar este correo.",

  dataDeletedSubject: "Sus datos se han eliminado",
  dataDeletedOpening: "Tal como pidió, hemos eliminado su cuenta y los datos que le corresponden.",
  dataKeptTitle: "Lo que la ley nos obliga a conservar",
  dataKeptText: "No lo utilizamos para nada más y lo eliminamos en cuanto la ley lo permite.",
  dataNothingKept: "No se conserva nada.",
};
