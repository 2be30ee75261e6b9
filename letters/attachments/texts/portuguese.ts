import type { AttachmentTexts } from "./text-list.ts";

export const portuguese: AttachmentTexts = {
  summary: "Resumo do contrato",
  summaryFile: "resumo-do-contrato",
  orderNumber: "Número da encomenda",
  orderedAt: "Data da encomenda",
  customer: "Cliente",
  vehicle: "Veículo",
  vin: "VIN",
  service: "Serviço",
  plan: "Plano",
  autoRenewal: "Renovação automática",
  on: "Ativada",
  off: "Desativada",
  amount: "Preço",
  total: "Total com {tax}",
  tax: "{tax} incluído",
  payment: "Método de pagamento",
  trader: "A outra parte no contrato",
  renewal: "Duração e renovação",
  renewalOn:
    "Se a renovação automática estiver ativada, renovamos o plano quando terminar e debitamos o método de pagamento acima. Comunicamos-lhe antes a data e o valor exato. Pode parar a renovação automática em qualquer altura: na sua conta, com a ligação nas nossas mensagens ou na nossa página de cancelamento.",
  renewalOff:
    "Se a renovação automática estiver desativada, o serviço termina por si no fim da duração. Não precisa de o cancelar.",
  withdrawal: "Direito de livre resolução",
  withdrawalText:
    "Pode resolver este contrato no prazo de 14 dias sem indicar o motivo, até ao fim de {until}. Basta uma declaração clara, por exemplo com o formulário da última página, ou em linha sem iniciar sessão: {address}. Nesse caso, reembolsamos em 14 dias tudo o que pagou, pelo método de pagamento que utilizou.",
  terms: "Termos e condições",
  termsFile: "termos-e-condicoes",
  termsText: "Aplicam-se os termos e condições na versão de {version}, em anexo num ficheiro próprio.",
  termsVersion: "Versão de {version}",
  invoiceFile: "fatura",
  form: {
    title: "Modelo de formulário de livre resolução",
    hint: "(só deve preencher e devolver o presente formulário se quiser resolver o contrato)",
    to: "Para",
    statement:
      "Pela presente comunico/comunicamos (*) que resolvo/resolvemos (*) o meu/nosso (*) contrato de compra e venda relativo ao seguinte bem (*)/para a prestação do seguinte serviço (*)",
    orderedOn: "Solicitado em (*)/recebido em (*)",
    name: "Nome do(s) consumidor(es)",
    address: "Endereço do(s) consumidor(es)",
    signature: "Assinatura do(s) consumidor(es) (só no caso de o presente formulário ser notificado em papel)",
    date: "Data",
    deleteAsAppropriate: "(*) Riscar o que não interessa.",
  },
  page: "Página {page} de {pages}",
};
