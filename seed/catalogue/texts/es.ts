import type { LanguageTexts } from "../language-texts.ts";

export const es: LanguageTexts = {
  services: {
    CONNAV: {
      name: "Navegación conectada",
      short: "Mapas, tráfico y destinos se mantienen al día a través de la red móvil.",
      more: "Los límites de velocidad y los cortes de carretera son siempre los más recientes.",
      benefits: [
        ["Tráfico en tiempo real", "Los retrasos y cortes llegan a su vehículo en menos de un minuto."],
        ["Actualización automática de mapas", "Las nuevas carreteras y límites llegan por la red móvil."],
        ["Sus lugares en todos sus dispositivos", "Envíe un destino desde su teléfono antes de salir."],
      ],
    },
    "CONNAV-PRO": {
      name: "Navegación conectada Pro",
      short: "Toda la Navegación conectada, con imágenes de satélite, ciudades en 3D y aparcamiento en ruta.",
      more: "La ruta se adapta antes de que usted note el retraso.",
      benefits: [
        ["Vistas de satélite y 3D", "Vea un cruce tal como es antes de llegar."],
        ["Aparcamiento y combustible", "Plazas libres y precios cerca de su destino."],
        ["Rutas predictivas", "Aprende sus trayectos habituales y le avisa antes de salir."],
      ],
    },
    LIVE: {
      name: "Tráfico e información en directo",
      short: "Tráfico, tiempo y precios de combustible en tiempo real en la pantalla principal.",
      more: "Verá lo que le espera cuando aún está a tiempo de desviarse.",
      benefits: [
        ["El tráfico por delante", "Retenciones y obras en su ruta, siempre actualizadas."],
        ["El tiempo en el camino", "Lluvia, hielo y viento allí donde estará."],
        ["Precios de combustible", "Las gasolineras cercanas, ordenadas por precio."],
      ],
    },
    REMOTE: {
      name: "Remote",
      short: "Conecte con su vehículo desde el teléfono.",
      more: "Consulte el combustible o la carga, cierre las puertas y ajuste la temperatura desde cualquier lugar.",
      benefits: [
        ["Cierre a distancia", "Compruebe desde cualquier lugar que todas las puertas están cerradas."],
        ["Climatización antes de salir", "Suba a un habitáculo ya templado o ya fresco."],
        ["Diario de viajes", "Distancia, duración y consumo de cada viaje, listos para exportar."],
      ],
    },
    SECURE: {
      name: "Secure Tracker",
      short: "Si le roban el vehículo, una central lo localiza y ayuda a la policía a recuperarlo.",
      more: "El localizador ya está instalado; no hace falta ningún otro dispositivo.",
      benefits: [
        ["Vigilado día y noche", "Una central atendida a todas horas."],
        ["En contacto con la policía", "La posición llega directamente a quien puede actuar."],
        ["Aviso en su teléfono", "Sabrá al instante si el vehículo se mueve sin su llave."],
      ],
    },
    "SECURE-PRO": {
      name: "Secure Tracker Pro",
      short: "Secure Tracker con reconocimiento automático del conductor.",
      more: "El vehículo advierte al instante que lo mueven sin su propietario, incluso con la llave correcta.",
      benefits: [
        ["Reconocimiento del conductor", "Una pequeña tarjeta en su bolsillo indica al vehículo que es usted."],
        ["Alarma de remolque e inclinación", "Levantar o remolcar activa la alarma antes de que giren las ruedas."],
        ["Ayuda en la recuperación", "Un solo contacto, desde la primera llamada hasta el regreso del vehículo."],
      ],
    },
    ONLINE: {
      name: "Paquete en línea con datos",
      short: "Música, pódcasts, calendario y actualizaciones, con los datos incluidos.",
      more: "No necesita teléfono ni punto de acceso.",
      benefits: [
        ["Datos incluidos", "Un solo plan para el vehículo, sin segunda factura."],
        ["Sus contenidos a bordo", "Escuche música y pódcasts desde las cuentas que ya tiene."],
        ["Calendario y contactos", "La próxima cita se convierte en destino con un toque."],
      ],
    },
    WIFI: {
      name: "Punto de acceso wifi",
      short: "Un punto de acceso para un máximo de ocho dispositivos.",
      more: "Todos a bordo están conectados, en la autopista o en el camping.",
      benefits: [
        ["Hasta ocho dispositivos", "Teléfonos, tabletas y portátiles a la vez."],
        ["Una señal más potente", "La antena del techo llega más lejos que cualquier teléfono."],
        ["Sin segundo contrato", "Los datos forman parte del plan."],
      ],
    },
    EVPLAN: {
      name: "Planificador de rutas y recarga",
      short: "Planifica las paradas de recarga en el camino y muestra qué cargadores están libres.",
      more: "La previsión de autonomía tiene en cuenta el relieve, el tiempo y su conducción.",
      benefits: [
        ["Paradas de recarga planificadas", "El viaje más rápido, con el tiempo de recarga incluido."],
        ["Cargadores libres a la vista", "Disponibilidad y potencia antes de desviarse."],
        ["Una autonomía fiable", "Calculada con la carretera que viene, no con la de ayer."],
      ],
    },
    ADAS: {
      name: "Paquete de asistencia al conductor",
      short: "Mantiene activas las funciones de asistencia de su vehículo.",
      more: "El control de crucero adaptativo, el mantenimiento de carril y el reconocimiento de señales siguen como hasta ahora.",
      benefits: [
        ["Control de crucero adaptativo", "Mantiene la distancia elegida hasta detenerse."],
        ["Mantenimiento de carril", "Corrige con suavidad cuando se abandona el carril sin querer."],
        ["Reconocimiento de señales", "Muestra el límite vigente y el siguiente."],
      ],
    },
    GUARD: {
      name: "Guardian Alerts",
      short: "Le avisa cuando ocurre algo con su vehículo aparcado.",
      more: "Usted fija las horas y los lugares, y el mensaje le llega al instante.",
      benefits: [
        ["Sus horas, sus lugares", "Un aviso si el vehículo se mueve fuera de ellos."],
        ["Aviso de velocidad", "Sepa cuándo se supera un límite que usted ha fijado."],
        ["Un mensaje inmediato", "En su teléfono, esté donde esté."],
      ],
    },
    BUNDLE: {
      name: "Connected Complete",
      short: "Navegación conectada Pro, Remote y Secure Tracker en un solo plan.",
      more: "Un precio y una fecha, por menos que los tres servicios por separado.",
      benefits: [
        ["Tres servicios, un plan", "Todo empieza y termina a la vez."],
        ["Una sola fecha que recordar", "Una renovación en lugar de tres."],
        ["Más ventajoso", "Cuesta menos que los tres servicios por separado."],
      ],
    },
  },
  categories: {
    root: ["Servicios", "Servicios conectados para su vehículo."],
    navigation: ["Navegación", "Encontrar el camino y saber qué ocurre en él."],
    security: ["Seguridad", "Su vehículo, a salvo."],
    comfort: ["Confort y conectividad", "Su vehículo, esté donde esté."],
    bundles: ["Paquetes", "Varios servicios en un solo plan."],
  },
  oneTime: "pago único",
  delivery: {
    name: "A través de la red móvil",
    description: "Sus servicios se activan en el vehículo; no se envía nada por correo.",
    arrival: "Normalmente en pocos minutos",
  },
  promotions: {
    welcome: {
      name: "Bienvenida: 10 % de descuento",
      callout: "10 % de descuento en su pedido",
      details: "Válido una vez por cliente para todos los servicios.",
    },
    navigation: {
      name: "Navegación: 20 % de descuento",
      callout: "20 % de descuento en navegación",
      details: "Válido para Navegación conectada y Navegación conectada Pro.",
    },
    thanks: {
      name: "Con nuestro agradecimiento",
      callout: "Un importe fijo de descuento en su pedido",
      details: "Válido hasta agotar los cupones.",
    },
  },
  assets: {
    renewalQuestions: ["Preguntas sobre la renovación", "Las respuestas más buscadas."],
    countries: ["Países incluidos", "La Navegación conectada funciona en estos países."],
    anyHelp: [
      "¿Necesita ayuda?",
      "Nuestras preguntas y respuestas cubren la mayoría de los temas. Para todo lo demás, póngase en contacto con nosotros.",
    ],
    help: [
      "Estamos para ayudarle",
      "Si algo no está bien en su pedido, póngase en contacto con nosotros y tenga a mano su número de pedido.",
    ],
    splash: ["Le damos la bienvenida", "Introduzca su número de bastidor para ver qué servicios puede renovar."],
    vehicleImage: "Vehículo",
  },
};
