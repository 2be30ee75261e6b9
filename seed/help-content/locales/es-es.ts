import type { HelpTexts } from "../help-texts.ts";

export const esES: HelpTexts = {
  questions: {
    "find-vin": [
      "¿Dónde encuentro mi número de bastidor (VIN)?",
      "<p>El número de bastidor tiene 17 letras y cifras. Lo encontrará</p><ul><li>en la parte inferior del parabrisas, legible desde fuera,</li><li>en la placa del montante de la puerta del conductor,</li><li>en el permiso de circulación, campo E, y en la ficha técnica.</li></ul><p>Las letras I, O y Q no aparecen nunca.</p>",
    ],
    "expiry-date": [
      "¿Cuándo caduca mi servicio?",
      "<p>Introduzca su VIN en la página de inicio: cada servicio indica hasta cuándo está activo. En los servicios de seguridad, como Secure Tracker, la fecha solo se muestra tras iniciar sesión. Si tenemos su correo electrónico, también le avisamos antes del vencimiento.</p>",
    ],
    "renew-early": [
      "Si renuevo antes de tiempo, ¿pierdo días?",
      "<p>No. El nuevo periodo se suma al final del actual. Si quedan 30 días y hoy lo renueva por 12 meses, el servicio estará activo esos 30 días y después 12 meses más.</p>",
    ],
    "activation-time": [
      "¿Cuánto tarda en funcionar en el coche? ¿Qué debo hacer?",
      "<p>Normalmente, unos minutos.</p><ol><li>Aparque al aire libre, en un lugar con buena cobertura móvil.</li><li>Ponga el contacto y déjelo puesto unos diez minutos.</li><li>Espere a que la pantalla confirme el servicio.</li></ol><p>Si pasadas 24 horas no ha cambiado nada, póngase en contacto con nosotros.</p>",
    ],
    "paid-but-expired": [
      "He pagado, pero el servicio sigue apareciendo como caducado. ¿Qué hago?",
      "<p>El vehículo recibe la renovación cuando tiene cobertura. Aparque al aire libre, ponga el contacto, espere diez minutos y reinicie la pantalla manteniendo pulsado el botón de encendido. Si 24 horas después del pedido sigue apareciendo como caducado, póngase en contacto con nosotros e indique su número de pedido. No tiene que volver a pagar.</p>",
    ],
    lapse: [
      "¿Qué deja de funcionar cuando caduca un servicio? ¿Y la llamada de emergencia?",
      "<p>Solo se detienen las funciones de ese servicio: en la navegación conectada, por ejemplo, el tráfico en tiempo real, la búsqueda en línea y las actualizaciones de mapas. Los mapas guardados en el vehículo siguen funcionando. En los vehículos que la incorporan, la llamada de emergencia eCall (112) es obligatoria por ley y funciona sin suscripción alguna.</p>",
    ],
    countries: [
      "¿En qué países funcionan los servicios?",
      "<p>La navegación conectada funciona en todos los países de la Unión Europea, en el Reino Unido y en varios países vecinos, como Suiza, Noruega e Islandia. La lista completa figura en la página del servicio. La itinerancia está incluida en esta zona.</p>",
    ],
    "not-offered": [
      "¿Por qué no se ofrece un servicio para mi coche?",
      "<p>Los servicios dependen del modelo, del equipamiento y del país en que se entregó el vehículo. El planificador de carga, por ejemplo, es solo para vehículos híbridos enchufables y eléctricos, y el punto de acceso wifi no se vende en todos los países. Solo mostramos lo que funciona en su vehículo.</p>",
    ],
    "ownership-change": [
      "He vendido o comprado este coche. ¿Qué ocurre con los servicios?",
      "<p>Si lo ha vendido: elimine el vehículo de su cuenta y borre sus datos personales en los ajustes del vehículo. Si la renovación automática está activada, desactívela.</p><p>Si lo ha comprado: cree una cuenta y añada el vehículo. Mientras el propietario anterior no lo elimine, puede aparecer el mensaje de que el VIN está vinculado a otro usuario. En ese caso, póngase en contacto con nosotros; le pediremos un justificante de propiedad.</p>",
    ],
    "someone-else-pays": [
      "¿Puede pagar otra persona por mi coche?",
      "<p>Sí. Cualquier persona que disponga del VIN puede renovar un servicio como invitada, por ejemplo un familiar o la empresa. Quien paga recibe la confirmación y la factura; el vehículo recibe el servicio.</p>",
    ],
    "several-cars": [
      "Tengo varios coches. ¿Puedo gestionarlos en una sola cuenta?",
      "<p>Sí. Cada vehículo vinculado a su cuenta aparece en ella con sus propios servicios. Un pedido es siempre para un solo vehículo, por lo que debe hacer un pedido por cada uno.</p>",
    ],
    "network-switch-off": [
      "¿Seguirá funcionando mi servicio cuando se apaguen las redes 2G y 3G?",
      "<p>Los servicios necesitan una red móvil compatible con el módem del vehículo. Si una red de la que depende su vehículo se va a apagar antes de que termine un periodo, no vendemos ese periodo. Si ocurre durante un periodo ya pagado, le devolvemos el tiempo no utilizado.</p>",
    ],
    methods: [
      "¿Qué métodos de pago se aceptan?",
      "<p>Visa, Mastercard, American Express, Apple Pay, Google Pay y adeudo directo SEPA.</p>",
    ],
    "billing-country": [
      "¿Por qué debe coincidir el país de facturación con mi tarjeta?",
      "<p>El país de la dirección de facturación determina el impuesto y debe ser el mismo en el que se emitió su tarjeta o se abrió su cuenta bancaria. Si son distintos, utilice otro método de pago o corrija la dirección.</p>",
    ],
    "region-not-billed": [
      "¿Por qué no se puede facturar en mi región?",
      "<p>Canarias, Ceuta y Melilla pertenecen a España, pero no al territorio del IVA: allí se aplican el IGIC o el IPSI, que todavía no podemos calcular. Si dispone de una dirección de facturación en la Península o en Baleares, utilícela.</p>",
    ],
    "auto-renewal-charge": [
      "¿Cuándo se cobra la renovación automática y cuánto cuesta?",
      "<p>El día en que termina el periodo en curso. Le escribimos unos dos meses, unas cinco semanas y una semana antes, siempre con la fecha, el importe exacto con IVA, la tarjeta y el último día para impedirla. La ley exige que le avisemos al menos 15 días antes del cobro. Si la desactiva antes de ese día, no se cobra nada.</p>",
    ],
    "auto-renewal-off": [
      "¿Cómo desactivo la renovación automática?",
      "<p>En su cuenta, abra los servicios, elija gestionar el servicio y desactive la renovación automática. Tiene efecto inmediato. El servicio continúa hasta el final del periodo pagado. En el mismo lugar puede volver a activarla.</p>",
    ],
    "card-changed": [
      "Mi tarjeta ha caducado o ha cambiado. ¿Qué debo hacer?",
      "<p>En su cuenta, abra los datos de pago y modifique el método de pago. La nueva tarjeta se utilizará a partir de la próxima renovación. Mientras una suscripción con renovación automática dependa de un método de pago, este se puede cambiar, pero no eliminar.</p>",
    ],
    invoice: [
      "¿Dónde está mi factura? ¿Se desglosa el IVA?",
      "<p>Abra el pedido en su cuenta y elija la factura. El PDF muestra la base imponible, el IVA del 21 % y el total, y suele estar disponible en un día. Todos los precios de la tienda incluyen el IVA.</p>",
    ],
    "bank-confirmation": [
      "¿Por qué tuve que confirmar el pago con mi banco?",
      "<p>La autenticación reforzada es obligatoria en la Unión Europea: su banco comprueba, normalmente en su aplicación o con un código, que realmente es usted quien paga. Nunca vemos su contraseña. Si la comprobación falla o tarda demasiado, no se cobra nada y su cesta se conserva.</p>",
    ],
    withdrawal: [
      "¿Cómo desisto en un plazo de 14 días?",
      "<p>Puede desistir en los 14 días siguientes al pedido sin indicar el motivo. Al pie de cualquier página, elija <strong>Desistir del contrato aquí</strong>, indique su nombre, número de pedido y correo electrónico y pulse <strong>Confirmar desistimiento</strong>. Recibirá al momento un acuse de recibo con fecha y hora, y el reembolso íntegro, aunque el servicio ya esté activado.</p>",
    ],
    "refund-time": [
      "¿Cuánto tarda un reembolso?",
      "<p>Reembolsamos al método de pago que utilizó en los 14 días siguientes al desistimiento. El importe debería aparecer en su cuenta en 5 a 10 días laborables; algunos bancos tardan algo más en mostrarlo.</p>",
    ],
    "cancel-without-account": [
      "¿Cómo cancelo sin una cuenta?",
      "<p>Al pie de cualquier página, elija <strong>Desistir del contrato aquí</strong>; no necesita cuenta ni contraseña. También puede abrir su pedido con el número de pedido y su correo electrónico y solicitar allí el reembolso.</p>",
    ],
    "refund-status": [
      "¿Dónde veo el estado de mi reembolso?",
      "<p>Abra el pedido: en su cuenta o, sin cuenta, con su número de pedido y su correo electrónico. El seguimiento indica si el reembolso se ha solicitado o ya se ha emitido, y allí puede descargar la factura rectificativa en cuanto esté lista.</p>",
    ],
    "remaining-time": [
      "¿Qué ocurre con el tiempo restante si vendo el coche?",
      "<p>El tiempo pagado permanece en el vehículo y pasa al siguiente propietario; muchos vendedores lo mencionan en su anuncio. No se puede transferir a otro vehículo. En los 14 días siguientes al pedido puede pedir, en cambio, que se lo reembolsemos.</p>",
    ],
    "phone-hours": [
      "¿Cómo y cuándo puedo llamarles por teléfono?",
      '<p>En el <a href="tel:+34910000000">+34 910 000 000</a>, de lunes a viernes de 8:00 a 18:00, salvo festivos nacionales, con atención por una persona si lo pide. El número es inventado para la demostración; no contestará nadie.</p>',
    ],
    complaints: [
      "¿Cómo presento una reclamación y quién puede ayudar si no hay acuerdo?",
      "<p>Escríbanos primero: recibirá un número de seguimiento y una respuesta en 15 días. Tiene hojas de reclamaciones a su disposición. Si no llegamos a un acuerdo, puede acudir a la Oficina Municipal de Información al Consumidor (OMIC) o solicitar un arbitraje ante la Junta Arbitral de Consumo de su comunidad autónoma. Siempre puede acudir a los tribunales.</p>",
    ],
    "data-privacy": [
      "¿Qué datos utilizan los servicios conectados?",
      "<p>Solo los que necesita cada servicio: la navegación utiliza la posición mientras conduce, Secure Tracker la posición tras la denuncia de un robo, Remote el estado de puertas, ventanillas y batería. Puede dejar de compartir datos en el vehículo en cualquier momento. El RGPD le da, entre otros, los derechos de acceso, rectificación y supresión, y puede reclamar ante la Agencia Española de Protección de Datos; el Reglamento europeo de Datos le da acceso a los datos que genera su vehículo. La página de cada servicio indica los datos que utiliza.</p>",
    ],
    accessibility: [
      "¿Es accesible esta tienda?",
      "<p>Seguimos la Ley 11/2023 sobre accesibilidad y las pautas WCAG 2.2, nivel AA: todo se puede usar con teclado, con lector de pantalla y con texto ampliado. Si encuentra algún obstáculo, díganoslo por teléfono o por correo electrónico; también puede hacer su pedido de ese modo.</p>",
    ],
  },
  renewals: {
    title: "Preguntas sobre la renovación",
    body: "<p>Lo que más nos preguntan antes de renovar.</p>",
  },
  countries: {
    title: "Países incluidos",
    body: "<p>En estos países la navegación conectada funciona con datos en tiempo real. Los mapas guardados en el vehículo funcionan donde estén instalados.</p>",
  },
  needAnyHelp: {
    title: "¿Necesita ayuda?",
    body: "<p>Nuestras preguntas y respuestas tratan de la renovación, el pago y los reembolsos. Si la suya no figura, le ayudaremos personalmente con mucho gusto.</p>",
  },
  needHelp: {
    title: "¿Necesita ayuda con un pedido?",
    body: "<p>Cuando se ponga en contacto con nosotros, tenga a mano su número de pedido y los cuatro últimos caracteres de su VIN.</p>",
  },
  splash: {
    landRover: {
      title: "Conectado, también donde acaba la carretera",
      body: "<p>Una navegación que conoce el tráfico que le espera, un vehículo que siempre encuentra y un habitáculo ya caliente cuando llega. Vea qué está activo en su vehículo y renuévelo en pocos minutos.</p>",
      action: "Buscar mi vehículo",
    },
    jaguar: {
      title: "Cada viaje, mejor informado",
      body: "<p>Tráfico en directo, paradas de carga planificadas y su vehículo siempre a la vista. Vea qué está activo en su vehículo y renuévelo en pocos minutos.</p>",
      action: "Buscar mi vehículo",
    },
  },
  vehicle: (model) => `Dibujo de perfil: ${model}`,
  terms: {
    title: "Condiciones generales",
    body: `<p>Esta tienda es una demostración. La empresa, los precios y los datos de contacto son inventados.</p>
<h2>1. Quiénes somos</h2><p>Estas condiciones se aplican a los contratos entre usted y Connected Services Demonstration, S.L., sobre los servicios conectados de un vehículo.</p>
<h2>2. El contrato</h2><p>La presentación de los servicios es una invitación a realizar un pedido. Con el botón «Pedido con obligación de pago» hace un pedido vinculante; el contrato se celebra cuando lo confirmamos por correo electrónico. La confirmación contiene estas condiciones.</p>
<h2>3. El servicio</h2><p>El servicio se presta para el vehículo cuyo VIN indica y durante el periodo que elija. Requiere cobertura móvil, un módem en funcionamiento y un software actualizado en el vehículo. La página de cada servicio indica qué ofrece y dónde funciona.</p>
<h2>4. Precio y pago</h2><p>Los precios son en euros e incluyen el IVA. El pago vence al hacer el pedido.</p>
<h2>5. Duración y renovación</h2><p>Una suscripción termina con su periodo. Solo se renueva si ha aceptado la renovación automática, y por el mismo periodo. Le avisamos al menos 15 días antes de cobrar la renovación y puede impedirla de forma sencilla hasta ese día.</p>
<h2>6. Catorce días para cambiar de opinión</h2><p>Puede desistir en los catorce días naturales siguientes a la celebración del contrato sin indicar el motivo (artículo 102 del texto refundido de la Ley General para la Defensa de los Consumidores y Usuarios). Basta con la función «Desistir del contrato aquí», una carta o un correo electrónico. Reembolsamos la totalidad en catorce días por el mismo medio de pago, sin retener nada por el tiempo ya utilizado.</p>
<h2>7. Si algo no funciona</h2><p>Comuníquenoslo. Tiene los derechos que la ley le reconoce cuando un servicio digital no es conforme. Respondemos sin límite por dolo, negligencia grave y daños a la vida o a la salud.</p>
<h2>8. Datos</h2><p>Tratamos el VIN, sus datos de contacto y los datos que necesita el servicio. La política de privacidad indica cuáles, durante cuánto tiempo y quién los recibe.</p>
<h2>9. Ley y litigios</h2><p>Se aplica la ley española; quedan a salvo las normas imperativas del país en que vive. Son competentes los tribunales de su domicilio. Puede solicitar un arbitraje de consumo.</p>`,
  },
};
