import type { Sentences } from "../text-ids.ts";

export const sentences: Sentences = {
  orderReceivedSubject: "Recebemos a sua encomenda {orderNumber}",
  orderReceivedTitle: "Obrigado pela sua encomenda",
  orderReceivedOpening: "Recebemos a sua encomenda. Eis o que encomendou:",
  autoRenewalTurnedOn:
    "Para que usufrua deste serviço sem interrupções, a renovação automática será ativada para o plano escolhido.",
  autoRenewalNotice: "Renovaremos automaticamente este plano quando expirar.",
  autoRenewalTurnedOnForSeveral:
    "Para que usufrua destes serviços sem interrupções, a renovação automática será ativada para os planos escolhidos.",
  autoRenewalNoticeOfSeveral: "Renovaremos automaticamente estes planos quando expirarem.",
  nothingRenews: "Nada se renova sozinho.",
  withdrawalTitle: "Se mudar de ideias",
  withdrawalUntil: "Pode retratar-se deste contrato até {date} sem indicar o motivo, com reembolso total.",
  attachments:
    "Em anexo: o resumo do seu contrato com o formulário de retratação e as condições que lhe são aplicáveis.",
  endingTitle: "Se quiser terminar uma subscrição",
  endingText: "Pode fazê-lo online a qualquer momento. Não precisa de uma conta.",

  paymentFailedSubject: "O pagamento da sua encomenda {orderNumber} falhou",
  paymentFailedTitle: "O seu pagamento falhou",
  paymentFailedOpening: "Não foi possível concluir a sua encomenda {orderNumber}.",
  paymentFailedText:
    "Pedimos desculpa, mas não conseguimos processar o seu pagamento e tivemos de cancelar a sua encomenda. Verifique os seus dados de pagamento e tente novamente.",
  notCharged: "Não foi efetuada qualquer cobrança no método de pagamento selecionado.",

  servicesActiveSubject: "Já ativo: a sua encomenda {orderNumber}",
  servicesActiveTitle: "Já ativo",
  servicesActiveOpening: "Eis o que já está ativo no seu veículo:",
  servicesRenewedSubject: "Renovação concluída: a sua encomenda {orderNumber}",
  servicesRenewedTitle: "Renovação concluída",
  servicesRenewedOpening: "Eis o que foi renovado para o seu veículo:",
  servicesActiveHint: "Se o veículo ainda não o mostrar, estacione ao ar livre com boa receção e ligue a ignição.",

  refundRequestedSubject: "O seu pedido de reembolso da encomenda {orderNumber}",
  refundRequestedTitle: "Recebemos o seu pedido de reembolso",
  refundRequestedOpening: "O seu pedido de reembolso {number} chegou.",
  refundRequestedText:
    "Recebemos um pedido de reembolso de {amount} para este artigo e estamos a processá-lo. Daremos notícias sobre o andamento.",
  refundRequestedForSeveral:
    "Recebemos um pedido de reembolso de {amount} para estes artigos e estamos a processá-lo. Daremos notícias sobre o andamento.",
  fullRefund:
    "Será enviado um reembolso total para o método de pagamento utilizado na compra. O reembolso deverá aparecer na sua conta no prazo de 5 a 10 dias úteis.",

  refundIssuedSubject: "O seu reembolso da encomenda {orderNumber}",
  refundIssuedTitle: "O seu reembolso está a caminho",
  refundIssuedOpening: "Boas notícias sobre a sua encomenda {orderNumber}:",
  refundIssuedToCard: "O seu reembolso está a caminho. Iniciámos o reembolso de {amount} para {cardType} **** {last4}.",
  refundIssuedTo: "O seu reembolso está a caminho. Iniciámos o reembolso de {amount} através de {method}.",
  refundIssuedBack:
    "O seu reembolso está a caminho. Iniciámos o reembolso de {amount} para o método de pagamento original.",
  creditNote: "Encontra a nota de crédito junto da sua encomenda.",

  renewsSubject: "{service}: renovação em {date}",
  renewsTitle: "A sua próxima renovação",
  renewsOpening: "A renovação automática está ativada: {service} renova-se em {date}.",
  silentRenewalSubject: "Aviso de renovação tácita: {service}, prazo {date}",
  silentRenewalTitle: "Aviso de renovação tácita",
  priceChanges: "O preço mudou",
  priceChangesText: "Até agora: {previous}\nA partir de {date}: {amount}",
  lastDayTitle: "Último dia para impedir a renovação: {date}",
  stopText:
    "Se não a desejar, desative a renovação automática até {date}. Pode fazê-lo sem iniciar sessão e sem custos.",
  silenceText:
    "Pode opor-se, o mais tardar, até {date}. Se nada fizer até lá, o seu silêncio vale como consentimento e o contrato renova-se como aqui descrito.",
  stopsWorkingIfStopped: "Se desativar a renovação automática, o serviço deixará de funcionar no veículo em {date}.",
  whatEnds: "O que o serviço faz e o que termina com ele: {functions}",
  endsSubject: "{service} termina em {date}",
  endsTitle: "O seu serviço termina em breve",
  endsOpening: "A renovação automática está desativada: {service} termina em {date}.",
  endsTodaySubject: "{service} termina hoje",
  endsTodayTitle: "O seu serviço termina hoje",
  endsTodayOpening: "A renovação automática está desativada: {service} termina hoje, {date}.",
  endedSubject: "{service} expirou",
  endedTitle: "O seu serviço expirou",
  endedOpening: "{service} expirou em {date}.",
  stopsWorking: "O serviço deixa de funcionar no veículo em {date}. Nada mais será cobrado.",
  stoppedWorking: "O serviço deixou de funcionar no veículo em {date}. Nada mais será cobrado.",
  renewToday: "Pode renovar com o plano que já tinha:",
  renewEarly:
    "O seu novo período começa em {date}, no dia em que termina o atual. Ao renovar mais cedo, não perde nenhum dia.",

  renewedSubject: "{service}: renovação concluída",
  renewedTitle: "A sua subscrição foi renovada",
  renewedOpening: "Renovámos {service} e cobrámos o valor indicado abaixo.",
  freeExit:
    "Não lhe lembrámos esta renovação a tempo. Por isso, pode terminar a subscrição a qualquer momento, com efeito imediato, e devolvemos o valor do tempo não utilizado.",
  invoiceAttached: "A fatura segue em anexo.",

  renewalFailedSubject: "Não conseguimos renovar {service}",
  renewalFailedTitle: "O pagamento falhou",
  renewalFailedOpening: "O pagamento da renovação de {service} falhou. Nada foi cobrado.",
  nextTry: "Voltaremos a tentar em {date}. Verifique antes o seu método de pagamento.",
  endsUnlessPaid: "Se nenhum pagamento for concluído, o serviço deixará de funcionar no veículo em {date}.",
  notRenewedSubject: "{service}: a renovação falhou",
  notRenewedTitle: "A sua subscrição não foi renovada",
  notRenewedOpening: "A nossa última tentativa de cobrar a renovação de {service} falhou. Nada foi cobrado.",
  notRenewedText: "A renovação automática terminou e o serviço deixa de funcionar no veículo em {date}.",
  notRenewedNext: "Se quiser manter o serviço, atualize o seu método de pagamento e renove-o.",

  turnedOffSubject: "Renovação automática desativada: {service}",
  turnedOffTitle: "A renovação automática está desativada",
  turnedOff: "Desativou a renovação automática de {service}.",
  turnedOffWithoutNotice:
    "Não lhe lembrámos a tempo a renovação de {service}. Por isso, desativámos a renovação automática e o serviço termina.",
  turnedOnSubject: "Renovação automática ativada: {service}",
  turnedOnTitle: "A renovação automática está ativada",
  turnedOn: "Ativou a renovação automática de {service}.",
  notYourChange: "Se não foi o próprio a fazê-lo, contacte-nos.",

  cardExpiresSubject: "O seu cartão expira antes da renovação: {service}",
  cardExpiresTitle: "O seu cartão expira em breve",
  cardExpiresOpening: "{card} expira antes da renovação de {service}, prevista para {date}.",
  cardExpiresText: "Guarde um cartão com uma validade mais longa, para que o serviço continue sem interrupções.",

  withdrawalSubject: "Aviso de receção da sua retratação {number}",
  withdrawalReceivedTitle: "Recebemos a sua retratação",
  withdrawalOpening: "Recebemos a sua retratação em {moment}.",
  withdrawalStatement: "Pela presente, retrato-me do contrato aqui indicado.",
  cancellationSubject: "Aviso de receção do seu cancelamento {number}",
  cancellationTitle: "Recebemos o seu cancelamento",
  cancellationOpening: "Recebemos o seu cancelamento em {moment}.",
  cancellationStatement: "Pela presente, cancelo o contrato aqui indicado.",
  declarationTitle: "A sua declaração",
  declarationNext:
    "Este e-mail confirma que a sua declaração chegou, com o conteúdo, a data e a hora. Vamos agora compará-la com os nossos registos e comunicar-lhe o resultado. Guarde este e-mail.",

  methodSavedSubject: "Foi guardado um método de pagamento",
  methodSavedOpening: "Foi guardado um método de pagamento na sua conta.",
  methodRemovedSubject: "Foi removido um método de pagamento",
  methodRemovedOpening: "Foi removido um método de pagamento da sua conta.",
  notYouPayment: "Se não foi o próprio a fazê-lo, escolha de imediato uma nova palavra-passe e contacte-nos.",

  newSignInSubject: "Novo início de sessão na sua conta",
  newSignInOpening: "A sua conta foi aberta num dispositivo que ainda não conhecemos.",
  newSignInYou: "Se foi o próprio a fazê-lo, não precisa de fazer nada.",
  newSignInNotYou:
    "Se não foi o próprio a fazê-lo, escolha uma nova palavra-passe. A sessão será terminada em todos os dispositivos.",

  passwordChangedSubject: "A sua palavra-passe foi alterada",
  passwordChangedOpening: "A palavra-passe da sua conta foi alterada. A sessão foi terminada em todos os dispositivos.",

  caseSubject: "Recebemos a sua mensagem {number}",
  caseTitle: "Obrigado. Recebemos a sua mensagem.",
  caseOpening: "A sua mensagem chegou.",
  caseNext:
    "Respondemos no prazo de dois dias úteis para o endereço de e-mail indicado. Se nos telefonar, tenha à mão o número do processo.",
  caseMessage: "A sua mensagem",

  passwordResetSubject: "Escolha uma nova palavra-passe",
  passwordResetOpening: "Com esta ligação pode escolher uma nova palavra-passe. É válida durante uma hora.",
  passwordResetIgnore: "Se não a pediu, pode ignorar este e-mail. A sua palavra-passe não se altera.",
  invitationSubject: "Damos-lhe as boas-vindas aos serviços conectados {brand}",
  invitationOpening:
    "Com esta ligação pode confirmar o seu endereço de e-mail e escolher uma palavra-passe. É válida durante 24 horas.",
  invitationIgnore: "Se não pediu uma conta, pode ignorar este e-mail.",
  accountExistsSubject: "Já tem uma conta",
  accountExistsOpening:
    "Alguém quis criar uma conta com este endereço de e-mail, mas já tem uma. Se não se lembra da palavra-passe, pode escolher uma nova com esta ligação. É válida durante uma hora.",
  accountExistsIgnore: "Se não foi o próprio a fazê-lo, pode ignorar este e-mail.",

  dataDeletedSubject: "Os seus dados foram eliminados",
  dataDeletedOpening: "Conforme pediu, eliminámos a sua conta e os dados que lhe pertencem.",
  dataKeptTitle: "O que a lei nos obriga a conservar",
  dataKeptText: "Não o utilizamos para mais nada e eliminamo-lo assim que a lei o permitir.",
  dataNothingKept: "Nada é conservado.",
};
