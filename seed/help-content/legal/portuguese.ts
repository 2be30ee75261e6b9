import type { LegalTexts } from "./legal-texts.ts";

export const ptPT: LegalTexts = {
  privacy: {
    title: "Política de privacidade",
    body: `<p>Esta loja é uma demonstração. A empresa e os contactos são inventados. Não introduza dados de pessoas reais.</p>
<h2>1. Responsável pelo tratamento</h2><p>O responsável, na aceção do Regulamento (UE) 2016/679 (RGPD), é a empresa indicada na identificação da empresa.</p>
<h2>2. Que dados usamos e para quê</h2><ul><li>Número de chassis, modelo e serviços ativos: para mostrar os serviços adequados ao seu veículo e ativá-los.</li><li>Nome, endereço de e-mail e morada de faturação: para celebrar e cumprir o contrato e enviar a confirmação e a fatura.</li><li>Dados de pagamento: os números de cartão vão diretamente para o prestador de pagamentos; recebemos apenas o tipo de cartão, os últimos quatro algarismos e um identificador.</li><li>Conta e encomendas: para que possa ver, gerir e cancelar o que comprou.</li><li>As suas mensagens: para lhes responder.</li><li>Endereço IP e registos técnicos: para proteger a loja e mostrar o país certo.</li></ul>
<h2>3. Fundamentos jurídicos</h2><p>O contrato consigo (artigo 6.º, n.º 1, alínea b), do RGPD: veículo, nome, morada, pagamento), as obrigações legais (alínea c): faturas, impostos), o nosso interesse legítimo numa loja segura (alínea f): registos técnicos) e o seu consentimento (alínea a): estatísticas, renovação automática). Pode retirar o consentimento a qualquer momento; o que aconteceu antes continua lícito.</p>
<h2>4. Quem recebe os dados</h2><p>Prestadores que trabalham para nós e apenas na medida necessária: a Adyen para os pagamentos, a plataforma de veículos que ativa os serviços, o gestor das encomendas, a pesquisa de moradas durante a encomenda e quem aloja a loja. Não vendemos os seus dados. As autoridades só os recebem se a lei nos obrigar. Aos prestadores fora da União Europeia aplicam-se as cláusulas contratuais-tipo da Comissão ou uma decisão de adequação.</p>
<h2>5. Durante quanto tempo os conservamos</h2><p>Conservamos as faturas durante dez anos, como exige a lei fiscal. O veículo escolhido fica 10 dias no seu navegador e uma sessão, no máximo, 90 dias. Os registos técnicos não contêm números de chassis nem endereços de e-mail.</p>
<h2>6. Dados do seu veículo</h2><p>Os serviços conectados usam dados gerados pelo veículo: a navegação usa a posição durante a condução, o Remote o estado das portas, dos vidros e da bateria, o Secure Tracker a posição depois de comunicado um furto. O Regulamento dos Dados (UE) 2023/2854 dá-lhe acesso a esses dados e o direito de os fazer transmitir a um terceiro à sua escolha. A natureza, o volume e a frequência constam da página de cada serviço. Pode interromper a transmissão no veículo a qualquer momento; o serviço deixa então de funcionar.</p>
<h2>7. Cookies e estatísticas</h2><p>Os cookies necessários mantêm a sua sessão e recordam o veículo, o cesto e a sua escolha. As estatísticas só começam com o seu consentimento, nunca incluem o nome, o endereço de e-mail ou o número de chassis e não funcionam durante o pagamento. Voltamos a perguntar passados seis meses. Pode mudar a escolha no fundo de cada página, em «Preferências de cookies».</p>
<h2>8. Menores</h2><p>A loja destina-se a adultos. Não recolhemos conscientemente dados de menores de 13 anos.</p>
<h2>9. Os seus direitos</h2><p>Tem direito de acesso, retificação, apagamento, limitação e portabilidade (artigos 15.º a 20.º do RGPD) e pode opor-se ao tratamento baseado no nosso interesse legítimo (artigo 21.º). Respondemos no prazo de um mês e gratuitamente. Nenhuma decisão é tomada apenas por máquinas.</p>
<h2>10. Encarregado da proteção de dados</h2><p>Pode contactá-lo através do nosso formulário de contacto ou em privacidade@connected-services.example. O endereço é um exemplo; ninguém responderá.</p>`,
  },
  imprint: {
    title: "Identificação da empresa",
    body: `<p>Esta loja demonstra serviços conectados para veículos. Não vende nada e não pertence a nenhum fabricante.</p>
<h2>1. Como nos contactar</h2><p>A forma mais rápida é o nosso formulário de contacto; por e-mail: {careEmail}. O telefone e o horário constam das perguntas e respostas. Todos os contactos são exemplos.</p>
<h2>2. Livro de Reclamações e litígios</h2><p>Existe Livro de Reclamações eletrónico. Em caso de litígio, o consumidor pode recorrer a uma entidade de resolução alternativa de litígios de consumo (Lei n.º 144/2015); os endereços constam abaixo.</p>
<h2>3. Preços</h2><p>Os preços incluem o IVA.</p>
<h2>4. Desenhos</h2><p>Os desenhos dos veículos foram feitos para esta demonstração. Os nomes das marcas pertencem aos seus titulares.</p>`,
  },
  accessibility: {
    title: "Declaração de acessibilidade",
    body: `<p>Todas as pessoas devem poder usar esta loja. Esta declaração vale para todas as suas páginas, para ambas as marcas.</p>
<h2>1. As regras que seguimos</h2><p>A esta loja aplica-se o Decreto-Lei n.º 82/2022, que transpõe a Diretiva (UE) 2019/882. É construída segundo a norma EN 301 549 e as Web Content Accessibility Guidelines 2.2, nível AA. Está parcialmente conforme; o ponto 3 diz o que falta.</p>
<h2>2. Como se usa a loja</h2><ul><li>Tudo funciona apenas com o teclado e o foco está sempre visível.</li><li>Os títulos, os campos e as mensagens têm nome para os leitores de ecrã.</li><li>O texto pode ser ampliado até 400 % sem deslocação em duas direções.</li><li>As animações param se o seu dispositivo o pedir.</li><li>As mensagens que desaparecem sozinhas esperam enquanto as lê; os erros permanecem.</li><li>Com exceção dos campos de pagamento, a loja funciona sem scripts.</li></ul>
<h2>3. O que ainda não está conforme</h2><ul><li>As faturas e as notas de crédito são ficheiros PDF sem etiquetas; um leitor de ecrã pode lê-las pela ordem errada. A pedido, indicamos-lhe o conteúdo.</li><li>Os campos dos dados do cartão são do prestador de pagamentos. Não podemos alterá-los e não os verificámos todos.</li><li>Verificamos as páginas com testes automáticos e à mão; faltam testes com pessoas que usam tecnologias de apoio todos os dias.</li></ul>
<h2>4. Diga-nos</h2><p>Se algo lhe criar dificuldades, use o nosso formulário de contacto ou telefone. Indique a página e o que queria fazer. Também pode encomendar ou desistir do contrato por esta via.</p>`,
  },
};
