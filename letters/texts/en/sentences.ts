/** What letters say. An opening follows the greeting and its comma. Braces mark placeholders. */
export const sentences = {
  orderReceivedSubject: "We have received your order {orderNumber}",
  orderReceivedTitle: "Thank you for your order",
  orderReceivedOpening: "We have received your order. This is what you ordered:",
  autoRenewalTurnedOn:
    "To ensure you enjoy this service without interruption, auto-renewal will be turned on for your chosen plan.",
  autoRenewalNotice: "We will automatically renew this plan when it expires.",
  autoRenewalTurnedOnForSeveral:
    "To ensure you enjoy these services without interruption, auto-renewal will be turned on for your chosen plans.",
  autoRenewalNoticeOfSeveral: "We will automatically renew these plans when they expire.",
  nothingRenews: "Nothing renews by itself.",
  withdrawalTitle: "If you change your mind",
  withdrawalUntil: "You can withdraw from this contract until {date} without giving a reason, for a full refund.",
  attachments: "Attached: the summary of your contract with the withdrawal form, and the terms that apply to it.",
  endingTitle: "If you want to end a subscription",
  endingText: "You can do so online at any time. No account is needed.",

  paymentFailedSubject: "Your payment for order {orderNumber} failed",
  paymentFailedTitle: "Your payment failed",
  paymentFailedOpening: "Your order {orderNumber} could not be completed.",
  paymentFailedText:
    "Apologies, we couldn’t process your payment, so we had to cancel your order. Check your payment details and try again.",
  notCharged: "Your selected payment method hasn’t been charged.",

  servicesActiveSubject: "Active now: your order {orderNumber}",
  servicesActiveTitle: "Active now",
  servicesActiveOpening: "This is active in your vehicle now:",
  servicesRenewedSubject: "Renewed: your order {orderNumber}",
  servicesRenewedTitle: "Renewed",
  servicesRenewedOpening: "This has been renewed for your vehicle:",
  servicesActiveHint:
    "If the vehicle does not show it yet, park outside with good reception and switch the ignition on.",

  refundRequestedSubject: "Your refund request for order {orderNumber}",
  refundRequestedTitle: "We have received your refund request",
  refundRequestedOpening: "Your refund request {number} has arrived.",
  refundRequestedText:
    "We’ve received a refund request of {amount} for this item and are currently processing it. We’ll keep you updated on the progress.",
  refundRequestedForSeveral:
    "We’ve received a refund request of {amount} for these items and are currently processing it. We’ll keep you updated on the progress.",
  fullRefund:
    "A full refund will be sent to the original payment method used for your purchase. The refund should show on your account within 5-10 business days.",

  refundIssuedSubject: "Your refund for order {orderNumber}",
  refundIssuedTitle: "Your refund is on the way",
  refundIssuedOpening: "Good news about your order {orderNumber}:",
  refundIssuedToCard:
    "Your refund is on the way. We have initiated your refund of {amount} to {cardType} **** {last4}.",
  refundIssuedTo: "Your refund is on the way. We have initiated your refund of {amount} to {method}.",
  refundIssuedBack:
    "Your refund is on the way. We have initiated your refund of {amount} to the original payment method.",
  creditNote: "You find the credit note with your order.",

  renewsSubject: "{service} renews on {date}",
  renewsTitle: "Your next renewal",
  renewsOpening: "Auto-renewal is on: {service} renews on {date}.",
  silentRenewalSubject: "Notice of silent renewal: {service}, deadline {date}",
  silentRenewalTitle: "Notice of silent renewal",
  priceChanges: "The price has changed",
  priceChangesText: "Until now: {previous}\nFrom {date}: {amount}",
  lastDayTitle: "Last day to stop the renewal: {date}",
  stopText: "If you do not want it, turn off auto-renewal by {date}. You do not have to sign in, and it costs nothing.",
  silenceText:
    "You can object until {date} at the latest. If you do nothing by then, your silence counts as consent and the contract renews as described here.",
  stopsWorkingIfStopped: "If you turn auto-renewal off, the service stops working in the vehicle on {date}.",
  whatEnds: "What the service does, and what ends with it: {functions}",
  endsSubject: "{service} ends on {date}",
  endsTitle: "Your service ends soon",
  endsOpening: "Auto-renewal is off: {service} ends on {date}.",
  endsTodaySubject: "{service} ends today",
  endsTodayTitle: "Your service ends today",
  endsTodayOpening: "Auto-renewal is off: {service} ends today, {date}.",
  endedSubject: "{service} has ended",
  endedTitle: "Your service has ended",
  endedOpening: "{service} ended on {date}.",
  stopsWorking: "The service stops working in the vehicle on {date}. Nothing more is charged.",
  stoppedWorking: "The service stopped working in the vehicle on {date}. Nothing more is charged.",
  renewToday: "You can renew with the plan you have:",
  renewEarly: "Your new term begins on {date}, the day the present one ends. Renewing early costs you no days.",

  renewedSubject: "{service} is renewed",
  renewedTitle: "Your subscription is renewed",
  renewedOpening: "We have renewed {service} and charged the amount below.",
  freeExit:
    "We did not remind you of this renewal in time. You can therefore end the subscription at any time and at once, and we pay back the unused time.",
  invoiceAttached: "The invoice is attached.",

  renewalFailedSubject: "We could not renew {service}",
  renewalFailedTitle: "The payment did not go through",
  renewalFailedOpening: "The payment for the renewal of {service} did not go through. Nothing was charged.",
  nextTry: "We will try again on {date}. Please check your payment method before then.",
  endsUnlessPaid: "If no payment goes through, the service stops working in the vehicle on {date}.",
  notRenewedSubject: "{service} was not renewed",
  notRenewedTitle: "Your subscription was not renewed",
  notRenewedOpening: "Our last attempt to charge the renewal of {service} failed. Nothing was charged.",
  notRenewedText: "Auto-renewal has ended, and the service stops working in the vehicle on {date}.",
  notRenewedNext: "If you want to keep the service, update your payment method and renew it.",

  turnedOffSubject: "Auto-renewal is off for {service}",
  turnedOffTitle: "Auto-renewal is off",
  turnedOff: "You have turned off auto-renewal for {service}.",
  turnedOffWithoutNotice:
    "We did not remind you in time that {service} was going to renew. We have therefore turned off auto-renewal, and the service ends.",
  turnedOnSubject: "Auto-renewal is on for {service}",
  turnedOnTitle: "Auto-renewal is on",
  turnedOn: "You have turned on auto-renewal for {service}.",
  notYourChange: "If this was not you, please contact us.",

  cardExpiresSubject: "Your card expires before {service} renews",
  cardExpiresTitle: "Your card expires soon",
  cardExpiresOpening: "{card} expires before {service} renews on {date}.",
  cardExpiresText: "Please save a card that is valid longer, so that the service continues without interruption.",

  withdrawalSubject: "Receipt of your withdrawal {number}",
  withdrawalReceivedTitle: "We have received your withdrawal",
  withdrawalOpening: "We received your withdrawal on {moment}.",
  withdrawalStatement: "I hereby withdraw from the contract named here.",
  cancellationSubject: "Receipt of your cancellation {number}",
  cancellationTitle: "We have received your cancellation",
  cancellationOpening: "We received your cancellation on {moment}.",
  cancellationStatement: "I hereby cancel the contract named here.",
  declarationTitle: "What you declared",
  declarationNext:
    "This letter confirms that your declaration has arrived, with its content, date and time. We now match it with our records and write to you again with the result. Please keep this letter.",

  methodSavedSubject: "A payment method was saved",
  methodSavedOpening: "A payment method was saved in your account.",
  methodRemovedSubject: "A payment method was removed",
  methodRemovedOpening: "A payment method was removed from your account.",
  notYouPayment: "If this was not you, choose a new password at once and contact us.",

  newSignInSubject: "New sign-in to your account",
  newSignInOpening: "Your account was opened on a device that we have not seen before.",
  newSignInYou: "If it was you, there is nothing to do.",
  newSignInNotYou: "If it was not you, choose a new password. You will then be signed out on every device.",

  passwordChangedSubject: "Your password was changed",
  passwordChangedOpening: "The password of your account was changed. You have been signed out on every device.",

  caseSubject: "We have your message {number}",
  caseTitle: "Thank you. We have your message.",
  caseOpening: "Your message has arrived.",
  caseNext:
    "We answer within two working days, at the email address you gave. Please have the case number ready if you call us.",
  caseMessage: "Your message",

  passwordResetSubject: "Choose a new password",
  passwordResetOpening: "Use this link to choose a new password. It works for one hour.",
  passwordResetIgnore: "If you did not ask for it, you can ignore this email. Your password stays the same.",
  invitationSubject: "Welcome to {brand} connected services",
  invitationOpening: "Use this link to confirm your email address and choose a password. It works for 24 hours.",
  invitationIgnore: "If you did not ask for an account, you can ignore this email.",
  accountExistsSubject: "You already have an account",
  accountExistsOpening:
    "Somebody wanted to create an account with this email address, but you already have one. If you no longer know your password, use this link to choose a new one. It works for one hour.",
  accountExistsIgnore: "If it was not you, you can ignore this email.",

  dataDeletedSubject: "Your data has been deleted",
  dataDeletedOpening: "As you asked, we have deleted your account and the data that belongs to it.",
  dataKeptTitle: "What the law obliges us to keep",
  dataKeptText: "We use it for nothing else, and delete it as soon as the law allows.",
  dataNothingKept: "Nothing is kept.",
} as const;
