/** What letters say about the result of a declaration. Braces mark placeholders. */
export const results = {
  settledWithdrawalSubject: "The result of your withdrawal {number}",
  settledWithdrawalTitle: "The result of your withdrawal",
  settledWithdrawalOpening: "We received your withdrawal on {moment}. This is the result.",
  settledCancellationSubject: "The result of your cancellation {number}",
  settledCancellationTitle: "The result of your cancellation",
  settledCancellationOpening: "We received your cancellation on {moment}. This is the result.",
  resultCarriedOut: "We have carried out your declaration.",
  resultInOtherLetter: "The details are in our letter to the email address of the contract.",
  resultWithdrawn: "You have withdrawn from this service. We pay back the full amount.",
  resultStillRuns: "Your earlier term is still paid for: the service works until {date}.",
  resultCancelled: "This service is cancelled. It works until {date}.",
  resultCancelledEarly: "This service is cancelled. It ends on {date}. We pay back the days after that.",
  resultCancelledEnded: "This service is cancelled. It ended on {date}. We pay back the days after that.",
  resultRenewalOff: "Auto-renewal is off. Nothing more is charged.",
  resultEndsAnyway:
    "Auto-renewal was already off, so nothing had to be changed. The service ends on {date}, and nothing more is charged.",
  resultReturnedBefore: "This service had already been given back, so nothing had to be changed.",
  resultEndedBefore: "This service had already ended, so nothing had to be changed. Nothing more is charged.",
  resultOneTime: "This was a one-time purchase. It does not renew, so nothing had to be changed.",
  resultUnchanged: "Nothing was changed for this service.",
  refundToMethod: "We pay back {amount} to {method}, by {date} at the latest.",
  refundToOriginal: "We pay back {amount} to the payment method you used, by {date} at the latest.",
  refusedNoContract:
    "We could not carry out your declaration, because we found no contract with the details you gave us. Please send it again with the order number exactly as it stands in our order confirmation.",
  refusedSeveralContracts:
    "We could not carry out your declaration, because your details fit more than one contract. Please send it again with the order number of the contract you mean.",
  refusedNotCustomer:
    "We could not carry out your declaration, because we could not confirm that it comes from the customer of the contract.",
  refusedDeclaredBefore:
    "We had already carried out an earlier declaration for this contract, so nothing more had to be changed.",
  refusedEndedBefore: "The contract had already ended when your declaration arrived, so nothing had to be changed.",
  refusedPeriodOver:
    "We could not carry out your withdrawal in full, because the withdrawal period was over when it arrived.",
  refusedLaterDay:
    "The contract cannot run until the day you asked for. It is not renewed, and it ends with the term you have paid for.",
  refusedNoGoodCause:
    "We cannot accept the reason you gave as good cause, so the contract does not end early. It is not renewed, and it ends with the term you have paid for.",
  goodCauseNext:
    "This letter confirms that your declaration has arrived, with its content, date and time. As soon as we have found the contract, we stop its renewal. One of our staff reads your reason and writes to you whether the contract ends before the paid term is over. Please keep this letter.",
} as const;
