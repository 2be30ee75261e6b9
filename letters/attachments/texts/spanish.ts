import type { AttachmentTexts } from "./text-list.ts";

export const spanish: AttachmentTexts = {
  summary: "Resumen del contrato",
  summaryFile: "resumen-del-contrato",
  orderNumber: "Número de pedido",
  orderedAt: "Fecha del pedido",
  customer: "Cliente",
  vehicle: "Vehículo",
  vin: "VIN",
  service: "Servicio",
  plan: "Plan",
  autoRenewal: "Renovación automática",
  on: "Activada",
  off: "Desactivada",
  amount: "Precio",
  total: "Total, {tax} incluido",
  tax: "{tax} incluido",
  payment: "Método de pago",
  trader: "La empresa con la que contrata",
  renewal: "Duración y renovación",
  renewalOn:
    "Si la renovación automática está activada, renovamos el plan cuando vence y cargamos el importe en el método de pago indicado arriba. Le comunicamos antes la fecha y el importe exacto. Puede detener la renovación automática en cualquier momento: en su cuenta, con el enlace de nuestros mensajes o en nuestra página de cancelación.",
  renewalOff:
    "Si la renovación automática está desactivada, el servicio termina por sí solo al final de su duración. No tiene que cancelarlo.",
  withdrawal: "Derecho de desistimiento",
  withdrawalText:
    "Puede desistir de este contrato en un plazo de 14 días sin indicar el motivo, hasta el {until} inclusive. Basta una declaración clara, por ejemplo con el formulario de la última página, o en línea sin iniciar sesión: {address}. En ese caso le devolvemos en 14 días todo lo que haya pagado, por el método de pago que utilizó.",
  terms: "Condiciones generales",
  termsFile: "condiciones-generales",
  termsText: "Se aplican las condiciones generales en su versión de {version}. Se adjuntan en un archivo aparte.",
  termsVersion: "Versión de {version}",
  invoiceFile: "factura",
  form: {
    title: "Modelo de formulario de desistimiento",
    hint: "(sólo debe cumplimentar y enviar el presente formulario si desea desistir del contrato)",
    to: "A la atención de",
    statement:
      "Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien/prestación del siguiente servicio (*)",
    orderedOn: "Pedido el/recibido el (*)",
    name: "Nombre del consumidor o de los consumidores",
    address: "Domicilio del consumidor o de los consumidores",
    signature: "Firma del consumidor o de los consumidores (solo si el presente formulario se presenta en papel)",
    date: "Fecha",
    deleteAsAppropriate: "(*) Táchese lo que no proceda.",
  },
  page: "Página {page} de {pages}",
};
