import type { DataCardTexts } from "../data-card-texts.ts";

export const portuguese: DataCardTexts = {
  title: (service) => `${service}: que dados utiliza`,
  intro: "Antes da compra: que dados este serviço gera e recebe, onde são guardados e o que pode fazer com eles.",
  overview: {
    title: "Os dados de cada serviço",
    text: "Cada serviço tem uma página sobre os seus dados: quais, quantos, onde são guardados e como aceder-lhes.",
  },
  dataHeading: "Que dados, quantos e com que frequência",
  kinds: {
    contract: "Número de identificação do veículo e estado da sua subscrição",
    position: "Posição, direção e velocidade do veículo",
    destinations: "Destinos, locais guardados e percursos",
    status: "Estado do veículo: portas, janelas, combustível ou carga, quilometragem, avisos",
    commands: "Comandos enviados do seu telemóvel e o respetivo resultado",
    trips: "Viagens: hora, distância e consumo",
    theft: "Alarmes e posição do veículo após um alarme",
    driverCard: "Se o cartão do condutor está no veículo",
    media: "Utilização de conteúdos, calendário e contactos no veículo",
    dataUse: "Quantidade de dados transferidos e número de dispositivos ligados",
    charging: "Nível de carga, paragens de carregamento e consumo",
    assistance: "Que funções de assistência estão ativas e as suas avarias",
    alerts: "Horários, locais e velocidades que definiu, e os respetivos avisos",
  },
  frequencies: {
    driving: (volume) => `A cada dez segundos durante a condução, cerca de ${volume} por mês.`,
    change: (volume) => `A cada alteração, cerca de ${volume} por mês.`,
    request: (volume) => `A cada utilização, cerca de ${volume} por mês.`,
    alarm: (volume) => `Apenas após um alarme, a cada dez segundos até terminar, cerca de ${volume} por alarme.`,
    hourly: (volume) => `Uma vez por hora enquanto o serviço é utilizado, cerca de ${volume} por mês.`,
  },
  retentions: {
    days30: "Guardados durante 30 dias.",
    months12: "Guardados durante 12 meses.",
    untilDeleted: "Guardados até os eliminar e, no máximo, até 30 dias após o fim do serviço.",
    contractEnd: "Guardados enquanto o serviço durar e depois durante o tempo que a lei exige.",
  },
  storage: [
    "Onde são guardados",
    "No veículo e em servidores do detentor dos dados. Os dados de veículos na Europa são guardados no Espaço Económico Europeu ou no Reino Unido; os de veículos na América do Norte, nos Estados Unidos ou no Canadá.",
  ],
  access: [
    "Como aceder-lhes",
    "No veículo, na aplicação do seu veículo e, a pedido, como ficheiro num formato de uso corrente, gratuitamente e com a qualidade de que o detentor dos dados dispõe. Escreva-nos através da página de contacto, ou inicie sessão e abra «Os seus dados».",
  ],
  use: [
    "Para que os usa o detentor dos dados",
    "Para prestar o serviço, mantê-lo seguro e corrigir avarias. Para melhorar o serviço só se usam números agregados, que não identificam pessoas nem veículos. Os dados não são vendidos.",
  ],
  thirdParties: [
    "Quem mais os recebe",
    "Empresas que gerem servidores e redes móveis por conta do detentor dos dados; após um furto, a central de vigilância e, com o seu consentimento, a polícia. Mais ninguém sem o seu pedido.",
  ],
  sharing: [
    "Partilhá-los e deixar de os partilhar",
    "Pode pedir ao detentor dos dados que os entregue a uma empresa à sua escolha, por exemplo uma oficina ou uma seguradora, e retirar esse pedido a qualquer momento da mesma forma. Os dados que revelam segredos comerciais só são transmitidos se o segredo ficar protegido.",
  ],
  end: [
    "Durante quanto tempo, e como terminar",
    "Os dados são gerados enquanto o seu plano está ativo. Pode desligar a ligação no veículo a qualquer momento; o serviço deixa então de funcionar. Quando o plano termina ou o cancela, não são gerados novos dados.",
  ],
  complaint: [
    "Se algo não estiver bem",
    "Pode apresentar uma reclamação à autoridade competente no seu país para o Regulamento dos Dados (Regulamento (UE) 2023/2854).",
  ],
  holder: [
    "Quem é o detentor dos dados",
    "O detentor dos dados é a empresa aqui indicada. Pode contactá-la através da página de contacto.",
  ],
};
