import type { DataCardTexts } from "../data-card-texts.ts";

export const spanish: DataCardTexts = {
  title: (service) => `${service}: qué datos utiliza`,
  intro:
    "Antes de comprar: qué datos genera y recibe este servicio, dónde se guardan y qué puede hacer usted con ellos.",
  overview: {
    title: "Los datos de cada servicio",
    text: "Cada servicio tiene una página sobre sus datos: cuáles, cuántos, dónde se guardan y cómo acceder a ellos.",
  },
  dataHeading: "Qué datos, cuántos y con qué frecuencia",
  kinds: {
    contract: "Número de bastidor y estado de su suscripción",
    position: "Posición, dirección y velocidad del vehículo",
    destinations: "Destinos, lugares guardados y rutas",
    status: "Estado del vehículo: puertas, ventanillas, combustible o carga, kilometraje, avisos",
    commands: "Órdenes enviadas desde su teléfono y su resultado",
    trips: "Viajes: hora, distancia y consumo",
    theft: "Alarmas y posición del vehículo después de una alarma",
    driverCard: "Si la tarjeta del conductor está en el vehículo",
    media: "Uso de contenidos, calendario y contactos en el vehículo",
    dataUse: "Cantidad de datos transferidos y número de dispositivos conectados",
    charging: "Nivel de carga, paradas de recarga y consumo",
    assistance: "Qué funciones de asistencia están activas y sus averías",
    alerts: "Horarios, lugares y velocidades que usted ha fijado, y sus avisos",
  },
  frequencies: {
    driving: (volume) => `Cada diez segundos durante la conducción, unos ${volume} al mes.`,
    change: (volume) => `Con cada cambio, unos ${volume} al mes.`,
    request: (volume) => `Con cada uso, unos ${volume} al mes.`,
    alarm: (volume) => `Solo después de una alarma, cada diez segundos hasta que termina, unos ${volume} por alarma.`,
    hourly: (volume) => `Una vez por hora mientras se usa el servicio, unos ${volume} al mes.`,
  },
  retentions: {
    days30: "Se guardan 30 días.",
    months12: "Se guardan 12 meses.",
    untilDeleted: "Se guardan hasta que usted los borre y, como máximo, 30 días después del fin del servicio.",
    contractEnd: "Se guardan mientras dura el servicio y después el tiempo que exige la ley.",
  },
  storage: [
    "Dónde se guardan",
    "En el vehículo y en servidores del titular de datos. Los datos de vehículos en Europa se guardan en el Espacio Económico Europeo o en el Reino Unido; los de vehículos en Norteamérica, en Estados Unidos o Canadá.",
  ],
  access: [
    "Cómo acceder a ellos",
    "En el vehículo, en la aplicación de su vehículo y, si lo solicita, como archivo en un formato de uso común, gratis y con la calidad de la que dispone el titular de datos. Escríbanos desde la página de contacto, o inicie sesión y abra «Sus datos».",
  ],
  use: [
    "Para qué los usa el titular de datos",
    "Para prestar el servicio, mantenerlo seguro y corregir averías. Para mejorar el servicio solo se usan cifras agrupadas que no nombran a ninguna persona ni vehículo. Los datos no se venden.",
  ],
  thirdParties: [
    "Quién más los recibe",
    "Empresas que gestionan servidores y redes móviles por encargo del titular de datos; después de un robo, la central de vigilancia y, con su consentimiento, la policía. Nadie más sin que usted lo pida.",
  ],
  sharing: [
    "Compartirlos y dejar de compartirlos",
    "Puede pedir al titular de datos que los entregue a una empresa de su elección, por ejemplo un taller o una aseguradora, y retirarlo en cualquier momento de la misma manera. Los datos que revelan secretos comerciales solo se transmiten si el secreto queda protegido.",
  ],
  end: [
    "Cuánto tiempo, y cómo ponerle fin",
    "Los datos se generan mientras su plan está en vigor. Puede desactivar la conexión en el vehículo en cualquier momento; el servicio deja entonces de funcionar. Cuando el plan termina o usted lo cancela, no se generan datos nuevos.",
  ],
  complaint: [
    "Si algo no está bien",
    "Puede presentar una reclamación ante la autoridad competente en su país para el Reglamento de Datos (Reglamento (UE) 2023/2854).",
  ],
  holder: [
    "Quién es el titular de datos",
    "El titular de datos es la empresa indicada aquí. Puede contactar con ella desde la página de contacto.",
  ],
};
