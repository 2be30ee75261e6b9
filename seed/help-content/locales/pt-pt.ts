import type { HelpTexts } from "../help-texts.ts";

export const ptPT: HelpTexts = {
  questions: {
    "find-vin": [
      "Onde encontro o número de quadro (VIN)?",
      "<p>O número de identificação do veículo tem 17 letras e algarismos. Encontra-o</p><ul><li>na parte inferior do para-brisas, legível do exterior,</li><li>na placa do pilar da porta do condutor,</li><li>no Documento Único Automóvel, campo E.</li></ul><p>As letras I, O e Q nunca aparecem.</p>",
    ],
    "expiry-date": [
      "Quando expira o meu serviço?",
      "<p>Introduza o VIN na página inicial: cada serviço indica até quando está ativo. Nos serviços de segurança, como o Secure Tracker, a data só é apresentada depois de iniciar sessão. Se tivermos o seu endereço de e-mail, também enviamos um aviso antes do fim.</p>",
    ],
    "renew-early": [
      "Se renovar mais cedo, perco dias?",
      "<p>Não. O novo período é acrescentado ao fim do atual. Se faltarem 30 dias e renovar hoje por 12 meses, o serviço fica ativo durante esses 30 dias e depois mais 12 meses.</p>",
    ],
    "activation-time": [
      "Quanto tempo demora a funcionar no automóvel? O que tenho de fazer?",
      "<p>Normalmente, alguns minutos.</p><ol><li>Estacione ao ar livre, num local com boa rede móvel.</li><li>Ligue a ignição e deixe-a ligada durante cerca de dez minutos.</li><li>Aguarde até o ecrã confirmar o serviço.</li></ol><p>Se nada tiver mudado ao fim de 24 horas, contacte-nos, por favor.</p>",
    ],
    "paid-but-expired": [
      "Já paguei, mas o serviço continua a aparecer como expirado. E agora?",
      "<p>O veículo só recebe a renovação quando tem rede. Estacione ao ar livre, ligue a ignição, aguarde dez minutos e reinicie o ecrã mantendo premido o botão de ligar. Se, 24 horas depois da encomenda, o serviço ainda aparecer como expirado, contacte-nos com o número da encomenda. Não precisa de pagar outra vez.</p>",
    ],
    lapse: [
      "O que deixa de funcionar quando um serviço expira? E a chamada de emergência?",
      "<p>Só param as funções desse serviço: na navegação conectada, por exemplo, o trânsito em tempo real, a pesquisa online e as atualizações dos mapas. Os mapas guardados no veículo continuam a funcionar. Nos veículos equipados, a chamada de emergência eCall (112) é exigida por lei e funciona sem qualquer subscrição.</p>",
    ],
    countries: [
      "Em que países funcionam os serviços?",
      "<p>A navegação conectada funciona em todos os países da União Europeia, no Reino Unido e em vários países vizinhos, como a Suíça, a Noruega e a Islândia. A lista completa está na página do serviço. O roaming nesta zona está incluído.</p>",
    ],
    "not-offered": [
      "Porque é que um serviço não é disponibilizado para o meu automóvel?",
      "<p>Os serviços dependem do modelo, do equipamento e do país em que o veículo foi entregue. O planeador de carregamento, por exemplo, destina-se apenas a veículos híbridos plug-in e elétricos, e o ponto de acesso Wi-Fi não é vendido em todos os países. Mostramos apenas o que funciona no seu veículo.</p>",
    ],
    "ownership-change": [
      "Vendi ou comprei este automóvel. O que acontece aos serviços?",
      "<p>Se o vendeu: remova o veículo da sua conta e apague os seus dados pessoais nas definições do veículo. Se a renovação automática estiver ativa, desative-a.</p><p>Se o comprou: crie uma conta e adicione o veículo. Enquanto o proprietário anterior não o remover, pode surgir a mensagem de que o VIN está associado a outro utilizador. Nesse caso, contacte-nos; pediremos um comprovativo de propriedade.</p>",
    ],
    "someone-else-pays": [
      "Outra pessoa pode pagar pelo meu automóvel?",
      "<p>Sim. Quem tiver o VIN pode renovar um serviço como convidado, por exemplo um familiar ou a entidade patronal. Quem paga recebe a confirmação e a fatura; o veículo recebe o serviço.</p>",
    ],
    "several-cars": [
      "Tenho vários automóveis. Posso geri-los numa só conta?",
      "<p>Sim. Cada veículo associado à sua conta aparece com os seus próprios serviços. Uma encomenda diz sempre respeito a um só veículo; faça, por favor, uma encomenda por veículo.</p>",
    ],
    "network-switch-off": [
      "O meu serviço continuará a funcionar quando as redes 2G e 3G forem desligadas?",
      "<p>Os serviços precisam de uma rede móvel compatível com o modem do veículo. Se uma rede de que o seu veículo depende for desligada antes do fim de um período, não vendemos esse período. Se acontecer durante um período já pago, devolvemos o valor do tempo não utilizado.</p>",
    ],
    methods: [
      "Que métodos de pagamento são aceites?",
      "<p>Visa, Mastercard, American Express, Apple Pay, Google Pay e débito direto SEPA.</p>",
    ],
    "billing-country": [
      "Porque tem o país de faturação de coincidir com o do meu cartão?",
      "<p>O país da morada de faturação determina o imposto e tem de ser o mesmo em que o seu cartão foi emitido ou a sua conta bancária aberta. Se forem diferentes, utilize outro método de pagamento ou corrija a morada.</p>",
    ],
    "region-not-billed": [
      "Porque não é possível faturar na minha região?",
      "<p>Os Açores e a Madeira (códigos postais iniciados por 9) têm taxas de IVA próprias que ainda não conseguimos aplicar. Se tiver uma morada de faturação em Portugal continental, utilize-a, por favor.</p>",
    ],
    "auto-renewal-charge": [
      "Quando é cobrada a renovação automática, e quanto custa?",
      "<p>No dia em que termina o período em curso. Escrevemos-lhe cerca de dois meses, cerca de cinco semanas e uma semana antes, sempre com a data, o valor exato com IVA, o cartão e o último dia para a impedir. Se a desativar antes desse dia, nada é cobrado.</p>",
    ],
    "auto-renewal-off": [
      "Como desativo a renovação automática?",
      "<p>Na sua conta, abra os serviços, escolha gerir o serviço e desative a renovação automática. Produz efeito de imediato. O serviço continua até ao fim do período pago. No mesmo local pode voltar a ativá-la.</p>",
    ],
    "card-changed": [
      "O meu cartão expirou ou foi substituído. O que devo fazer?",
      "<p>Na sua conta, abra os dados de pagamento e altere o método de pagamento. O novo cartão será usado a partir da próxima renovação. Enquanto uma subscrição com renovação automática depender de um método de pagamento, este pode ser alterado, mas não eliminado.</p>",
    ],
    invoice: [
      "Onde está a minha fatura, e indica o IVA?",
      "<p>Abra a encomenda na sua conta e escolha a fatura. O PDF mostra o valor sem imposto, o IVA a 23 % e o total, e costuma estar disponível no prazo de um dia. Se pretender a fatura com número de contribuinte, indique-o ao contactar-nos. Todos os preços da loja incluem IVA.</p>",
    ],
    "bank-confirmation": [
      "Porque tive de confirmar o pagamento no meu banco?",
      "<p>A autenticação forte é obrigatória na União Europeia: o seu banco verifica, normalmente na aplicação ou com um código, que é mesmo o titular a pagar. Nunca vemos a sua palavra-passe. Se a verificação falhar ou demorar demasiado, nada é cobrado e o seu cesto é guardado.</p>",
    ],
    withdrawal: [
      "Como posso retratar-me no prazo de 14 dias?",
      "<p>Pode exercer o direito de livre resolução nos 14 dias seguintes à encomenda, sem indicar o motivo. No fundo de qualquer página, escolha <strong>Retrate-se do contrato aqui</strong>, indique o nome, o número da encomenda e o endereço de e-mail e prima <strong>Confirmar retratação</strong>. Recebe de imediato um aviso de receção com data e hora, e o reembolso integral, mesmo que o serviço já esteja ativo.</p>",
    ],
    "refund-time": [
      "Quanto tempo demora um reembolso?",
      "<p>Reembolsamos para o método de pagamento que utilizou, no prazo de 14 dias após a retratação. O valor deverá aparecer na sua conta no prazo de 5 a 10 dias úteis; alguns bancos demoram um pouco mais a apresentá-lo.</p>",
    ],
    "cancel-without-account": [
      "Como cancelo sem conta?",
      "<p>No fundo de qualquer página, escolha <strong>Retrate-se do contrato aqui</strong>; não precisa de conta nem de palavra-passe. Também pode abrir a encomenda com o respetivo número e o seu endereço de e-mail e pedir aí o reembolso.</p>",
    ],
    "refund-status": [
      "Onde vejo o estado do meu reembolso?",
      "<p>Abra a encomenda: na sua conta ou, sem conta, com o número da encomenda e o endereço de e-mail. O histórico indica se o reembolso foi pedido ou já foi emitido, e pode descarregar aí a nota de crédito assim que estiver pronta.</p>",
    ],
    "remaining-time": [
      "O que acontece ao tempo restante se vender o automóvel?",
      "<p>O tempo pago fica com o veículo e passa para o proprietário seguinte; muitos vendedores mencionam-no no anúncio. Não pode ser transferido para outro veículo. Nos 14 dias seguintes à encomenda pode, em alternativa, pedir o reembolso.</p>",
    ],
    "phone-hours": [
      "Como e quando posso telefonar-vos?",
      '<p>Através do <a href="tel:+351210000000">+351 210 000 000</a> (chamada para a rede fixa nacional), de segunda a sexta-feira das 8:00 às 18:00, exceto feriados. O número é inventado para a demonstração; ninguém atenderá.</p>',
    ],
    complaints: [
      "Como apresento uma reclamação, e quem pode ajudar se não houver acordo?",
      '<p>Pode escrever-nos ou utilizar o <a href="https://www.livroreclamacoes.pt">Livro de Reclamações</a> eletrónico; respondemos no prazo legal de 15 dias úteis. Em caso de litígio pode recorrer a uma entidade de resolução alternativa de litígios de consumo, como o Centro de Arbitragem do Setor Automóvel, CASA (<a href="https://www.arbitragemauto.pt">arbitragemauto.pt</a>). Pode sempre recorrer aos tribunais.</p>',
    ],
    "data-privacy": [
      "Que dados utilizam os serviços conectados?",
      "<p>Apenas os que o serviço necessita: a navegação utiliza a posição durante a condução, o Secure Tracker a posição após a participação de um furto, o Remote o estado das portas, dos vidros e da bateria. Pode parar a partilha no veículo a qualquer momento. O RGPD dá-lhe, entre outros, os direitos de acesso, retificação e apagamento, e pode reclamar junto da Comissão Nacional de Proteção de Dados; o Regulamento Dados da União Europeia dá-lhe acesso aos dados gerados pelo seu veículo. A página de cada serviço indica os dados que utiliza.</p>",
    ],
    accessibility: [
      "Esta loja é acessível?",
      "<p>Seguimos a lei europeia da acessibilidade e as diretrizes WCAG 2.2, nível AA: tudo funciona com teclado, com leitor de ecrã e com texto ampliado. Se encontrar algum obstáculo, diga-nos por telefone ou por e-mail; também pode encomendar desse modo.</p>",
    ],
  },
  renewals: {
    title: "Perguntas sobre a renovação",
    body: "<p>O que os proprietários mais perguntam antes de renovar.</p>",
  },
  countries: {
    title: "Países incluídos",
    body: "<p>Nestes países a navegação conectada funciona com dados em tempo real. Os mapas guardados no veículo funcionam onde estiverem instalados.</p>",
  },
  needAnyHelp: {
    title: "Precisa de ajuda?",
    body: "<p>As nossas perguntas e respostas tratam da renovação, do pagamento e dos reembolsos. Se a sua não constar, teremos todo o gosto em ajudar pessoalmente.</p>",
  },
  needHelp: {
    title: "Precisa de ajuda com uma encomenda?",
    body: "<p>Quando nos contactar, tenha à mão o número da encomenda e os últimos quatro carateres do seu VIN.</p>",
  },
  splash: {
    landRover: {
      title: "Sempre ligado, mesmo onde a estrada acaba",
      body: "<p>Uma navegação que conhece o trânsito à sua frente, um veículo que encontra sempre e um habitáculo já quente quando chega. Veja o que está ativo no seu veículo e renove-o em poucos minutos.</p>",
      action: "Encontrar o meu veículo",
    },
    jaguar: {
      title: "Cada viagem, mais bem informada",
      body: "<p>Trânsito em direto, paragens de carregamento planeadas e o seu veículo sempre à vista. Veja o que está ativo no seu veículo e renove-o em poucos minutos.</p>",
      action: "Encontrar o meu veículo",
    },
  },
  vehicle: (model) => `Desenho de perfil: ${model}`,
  terms: {
    title: "Termos e condições",
    body: `<p>Esta loja é uma demonstração. A empresa, os preços e os contactos são inventados.</p>
<h2>1. Quem somos</h2><p>Estes termos aplicam-se aos contratos entre o cliente e a Connected Services Demonstration, Lda., relativos aos serviços conectados de um veículo.</p>
<h2>2. O contrato</h2><p>A apresentação dos serviços é um convite a encomendar. Com o botão «Encomenda com obrigação de pagar» faz uma encomenda vinculativa; o contrato celebra-se quando a confirmamos por e-mail. A confirmação contém estes termos.</p>
<h2>3. O serviço</h2><p>O serviço é prestado para o veículo cujo VIN indicar e durante o período que escolher. Exige rede móvel, um modem a funcionar e software atualizado no veículo. A página de cada serviço indica o que oferece e onde funciona.</p>
<h2>4. Preço e pagamento</h2><p>Os preços são em euros e incluem IVA. O pagamento é devido no momento da encomenda.</p>
<h2>5. Duração e renovação</h2><p>Uma subscrição termina com o seu período. Só se renova se tiver aceitado a renovação automática, e pelo mesmo período. Avisamos antes de cada renovação e pode impedi-la até ao dia da cobrança.</p>
<h2>6. Catorze dias para mudar de ideias</h2><p>Pode resolver livremente o contrato no prazo de catorze dias a contar da sua celebração, sem indicar o motivo (Decreto-Lei n.º 24/2014, artigo 10.º). Basta a função «Retrate-se do contrato aqui», uma carta ou um e-mail. Reembolsamos a totalidade em catorze dias pelo mesmo meio de pagamento, sem reter nada pelo tempo já utilizado.</p>
<h2>7. Se algo não funcionar</h2><p>Informe-nos. Tem os direitos que a lei lhe confere quando um serviço digital não está conforme. Respondemos sem limite por dolo, culpa grave e danos à vida ou à saúde.</p>
<h2>8. Dados</h2><p>Tratamos o VIN, os seus contactos e os dados de que o serviço necessita. A política de privacidade indica quais, durante quanto tempo e a quem são comunicados.</p>
<h2>9. Lei e litígios</h2><p>Aplica-se a lei portuguesa; ficam salvaguardadas as normas imperativas do país em que vive. Existe <a href="https://www.livroreclamacoes.pt">Livro de Reclamações</a> eletrónico. Em caso de litígio pode recorrer ao CASA, Centro de Arbitragem do Setor Automóvel.</p>`,
  },
};
