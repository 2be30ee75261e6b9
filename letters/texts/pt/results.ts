import type { Results } from "../text-ids.ts";

export const results: Results = {
  settledWithdrawalSubject: "Resultado da sua retratação {number}",
  settledWithdrawalTitle: "O resultado da sua retratação",
  settledWithdrawalOpening: "Recebemos a sua retratação em {moment}. Este é o resultado.",
  settledCancellationSubject: "Resultado do seu cancelamento {number}",
  settledCancellationTitle: "O resultado do seu cancelamento",
  settledCancellationOpening: "Recebemos o seu cancelamento em {moment}. Este é o resultado.",
  resultCarriedOut: "Demos seguimento à sua declaração.",
  resultInOtherLetter: "Os detalhes estão no nosso e-mail para o endereço do contrato.",
  resultWithdrawn: "Retratou-se deste serviço. Reembolsamos o valor total.",
  resultStillRuns: "O seu período anterior continua pago: o serviço funciona até {date}.",
  resultCancelled: "Este serviço está cancelado. Funciona até {date}.",
  resultCancelledEarly: "Este serviço está cancelado. Termina em {date}. Reembolsamos os dias seguintes.",
  resultCancelledEnded: "Este serviço está cancelado. Terminou em {date}. Reembolsamos os dias seguintes.",
  resultRenewalOff: "A renovação automática está desativada. Nada mais será cobrado.",
  resultEndsAnyway:
    "A renovação automática já estava desativada, por isso não havia nada a alterar. O serviço termina em {date} e nada mais será cobrado.",
  resultReturnedBefore: "Este serviço já tinha sido devolvido, por isso não havia nada a alterar.",
  resultEndedBefore: "Este serviço já tinha terminado, por isso não havia nada a alterar. Nada mais será cobrado.",
  resultOneTime: "Foi uma compra única. Não se renova, por isso não havia nada a alterar.",
  resultUnchanged: "Nada foi alterado neste serviço.",
  refundToMethod: "Reembolsamos {amount} para {method}, o mais tardar em {date}.",
  refundToOriginal: "Reembolsamos {amount} para o método de pagamento que utilizou, o mais tardar em {date}.",
  refusedNoContract:
    "Não foi possível dar seguimento à sua declaração, porque não encontrámos nenhum contrato com os dados indicados. Envie-a novamente com o número de encomenda exatamente como consta na nossa confirmação de encomenda.",
  refusedSeveralContracts:
    "Não foi possível dar seguimento à sua declaração, porque os seus dados correspondem a vários contratos. Envie-a novamente com o número de encomenda do contrato em causa.",
  refusedNotCustomer:
    "Não foi possível dar seguimento à sua declaração, porque não conseguimos confirmar que provém do cliente do contrato.",
  refusedDeclaredBefore:
    "Já tínhamos dado seguimento a uma declaração anterior sobre este contrato, por isso não havia mais nada a alterar.",
  refusedEndedBefore:
    "O contrato já tinha terminado quando a sua declaração chegou, por isso não havia nada a alterar.",
  refusedPeriodOver:
    "Não foi possível dar seguimento completo à sua retratação, porque o prazo de retratação tinha terminado quando chegou.",
  refusedLaterDay: "O contrato não pode durar até ao dia que pediu. Não é renovado e termina com o período que pagou.",
  refusedNoGoodCause:
    "Não podemos aceitar o motivo indicado como justa causa, por isso o contrato não termina antes. Não é renovado e termina com o período que pagou.",
  goodCauseNext:
    "Este e-mail confirma que a sua declaração chegou, com o conteúdo, a data e a hora. Assim que encontrarmos o contrato, paramos a renovação. Uma pessoa da nossa equipa lê o seu motivo e escreve-lhe a dizer se o contrato termina antes do fim do período pago. Guarde este e-mail.",
};
