import type { LanguageTexts } from "../language-texts.ts";

export const pt: LanguageTexts = {
  services: {
    CONNAV: {
      name: "Navegação conectada",
      short: "Mapas, trânsito e destinos mantêm-se atualizados através da rede móvel.",
      more: "Os limites de velocidade e as estradas cortadas são sempre os mais recentes.",
      benefits: [
        ["Trânsito em tempo real", "Os atrasos e cortes chegam ao seu veículo em menos de um minuto."],
        ["Atualização automática dos mapas", "As novas estradas e limites chegam pela rede móvel."],
        ["Os seus locais em todos os dispositivos", "Envie um destino do telemóvel antes de partir."],
      ],
    },
    "CONNAV-PRO": {
      name: "Navegação conectada Pro",
      short:
        "Toda a Navegação conectada, com imagens de satélite, cidades em 3D e estacionamento ao longo do percurso.",
      more: "O percurso adapta-se antes de o atraso se fazer sentir.",
      benefits: [
        ["Vistas de satélite e 3D", "Veja um cruzamento tal como é antes de lá chegar."],
        ["Estacionamento e combustível", "Lugares livres e preços junto ao seu destino."],
        ["Percursos preditivos", "Aprende os seus trajetos habituais e avisa antes da partida."],
      ],
    },
    LIVE: {
      name: "Trânsito e informações em direto",
      short: "Trânsito, meteorologia e preços dos combustíveis em tempo real no ecrã principal.",
      more: "Vê o que o espera enquanto ainda é possível mudar de caminho.",
      benefits: [
        ["O trânsito à sua frente", "Filas e obras no seu percurso, sempre atualizadas."],
        ["O tempo no caminho", "Chuva, gelo e vento no local onde vai estar."],
        ["Preços dos combustíveis", "Os postos mais próximos, ordenados por preço."],
      ],
    },
    REMOTE: {
      name: "Remote",
      short: "Contacte com o seu veículo a partir do telemóvel.",
      more: "Consulte o combustível ou a carga, tranque as portas e regule a temperatura, onde quer que esteja.",
      benefits: [
        ["Trancar à distância", "Confirme de qualquer lugar que todas as portas estão trancadas."],
        ["Climatização antes de partir", "Entre num habitáculo já quente ou já fresco."],
        ["Diário de viagens", "Distância, duração e consumo de cada viagem, prontos a exportar."],
      ],
    },
    SECURE: {
      name: "Secure Tracker",
      short: "Em caso de furto, uma central localiza o seu veículo e ajuda a polícia a recuperá-lo.",
      more: "O localizador já está instalado; não é necessário outro dispositivo.",
      benefits: [
        ["Vigiado dia e noite", "Uma central em funcionamento a qualquer hora."],
        ["Em ligação com a polícia", "A localização segue diretamente para quem pode agir."],
        ["Alerta no telemóvel", "Fica logo a saber se o veículo for movido sem a chave."],
      ],
    },
    "SECURE-PRO": {
      name: "Secure Tracker Pro",
      short: "Secure Tracker com reconhecimento automático do condutor.",
      more: "O veículo repara de imediato que está a ser movido sem o proprietário, mesmo com a chave certa.",
      benefits: [
        ["Reconhecimento do condutor", "Um pequeno cartão no bolso diz ao veículo quem o conduz."],
        ["Alarme de reboque e inclinação", "Levantar ou rebocar aciona o alarme antes de as rodas girarem."],
        ["Apoio na recuperação", "Um único contacto, da primeira chamada ao regresso do veículo."],
      ],
    },
    ONLINE: {
      name: "Pacote online com dados",
      short: "Música, podcasts, calendário e atualizações, com os dados incluídos.",
      more: "Não é preciso telemóvel nem ponto de acesso.",
      benefits: [
        ["Dados incluídos", "Um só plano para o veículo, sem segunda fatura."],
        ["Os seus conteúdos a bordo", "Ouça música e podcasts com as contas que já tem."],
        ["Calendário e contactos", "O próximo compromisso torna-se destino com um toque."],
      ],
    },
    WIFI: {
      name: "Ponto de acesso Wi-Fi",
      short: "Um ponto de acesso para um máximo de oito dispositivos.",
      more: "Todos a bordo estão ligados, na autoestrada ou no parque de campismo.",
      benefits: [
        ["Até oito dispositivos", "Telemóveis, tablets e portáteis ao mesmo tempo."],
        ["Um sinal mais forte", "A antena do tejadilho chega mais longe do que qualquer telemóvel."],
        ["Sem segundo contrato", "Os dados fazem parte do plano."],
      ],
    },
    EVPLAN: {
      name: "Planeador de percursos e carregamento",
      short: "Planeia as paragens de carregamento no caminho e mostra que carregadores estão livres.",
      more: "A previsão de autonomia considera o relevo, a meteorologia e a sua condução.",
      benefits: [
        ["Paragens de carregamento planeadas", "A viagem mais rápida, com o tempo de carregamento incluído."],
        ["Carregadores livres à vista", "Disponibilidade e potência antes de sair da estrada."],
        ["Uma autonomia fiável", "Calculada com a estrada que vem aí, não com a de ontem."],
      ],
    },
    ADAS: {
      name: "Pacote de assistência à condução",
      short: "Mantém ativas as funções de assistência do seu veículo.",
      more: "O cruise control adaptativo, a manutenção na faixa e o reconhecimento de sinais continuam como até aqui.",
      benefits: [
        ["Cruise control adaptativo", "Mantém a distância escolhida até à imobilização."],
        ["Manutenção na faixa", "Corrige suavemente quando a faixa é deixada sem intenção."],
        ["Reconhecimento de sinais", "Mostra o limite em vigor e o seguinte."],
      ],
    },
    GUARD: {
      name: "Guardian Alerts",
      short: "Avisa quando algo acontece ao seu veículo estacionado.",
      more: "Define as horas e os locais, e a mensagem chega de imediato ao telemóvel.",
      benefits: [
        ["As suas horas, os seus locais", "Um alerta se o veículo se mover fora deles."],
        ["Alerta de velocidade", "Saiba quando é excedido um limite que definiu."],
        ["Uma mensagem imediata", "No telemóvel, onde quer que esteja."],
      ],
    },
    BUNDLE: {
      name: "Connected Complete",
      short: "Navegação conectada Pro, Remote e Secure Tracker num só plano.",
      more: "Um preço e uma data, por menos do que os três serviços em separado.",
      benefits: [
        ["Três serviços, um plano", "Tudo começa e termina em conjunto."],
        ["Uma só data a recordar", "Uma renovação em vez de três."],
        ["Mais vantajoso", "Custa menos do que os três serviços em separado."],
      ],
    },
  },
  categories: {
    root: ["Serviços", "Serviços conectados para o seu veículo."],
    navigation: ["Navegação", "Encontrar o caminho e saber o que nele acontece."],
    security: ["Segurança", "O seu veículo em segurança."],
    comfort: ["Conforto e conectividade", "O seu veículo, onde quer que esteja."],
    bundles: ["Pacotes", "Vários serviços num só plano."],
  },
  oneTime: "pagamento único",
  delivery: {
    name: "Através da rede móvel",
    description: "Os seus serviços são ativados no veículo; nada é enviado por correio.",
    arrival: "Normalmente em poucos minutos",
  },
  promotions: {
    welcome: {
      name: "Boas-vindas: 10% de desconto",
      callout: "10% de desconto na sua encomenda",
      details: "Válido uma vez por cliente para todos os serviços.",
    },
    navigation: {
      name: "Navegação: 20% de desconto",
      callout: "20% de desconto na navegação",
      details: "Válido para Navegação conectada e Navegação conectada Pro.",
    },
    thanks: {
      name: "Com o nosso agradecimento",
      callout: "Um valor fixo de desconto na sua encomenda",
      details: "Válido enquanto houver cupões.",
    },
  },
  assets: {
    renewalQuestions: ["Perguntas sobre a renovação", "As respostas mais procuradas."],
    countries: ["Países incluídos", "A Navegação conectada funciona nestes países."],
    anyHelp: [
      "Precisa de ajuda?",
      "As nossas perguntas e respostas abrangem a maioria dos temas. Para tudo o resto, contacte-nos.",
    ],
    help: [
      "Estamos aqui para ajudar",
      "Se algo não estiver bem na sua encomenda, contacte-nos e tenha à mão o número da encomenda.",
    ],
    splash: ["Bem-vindo", "Introduza o seu VIN para ver que serviços pode renovar."],
    vehicleImage: "Veículo",
  },
};
