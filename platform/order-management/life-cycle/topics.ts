/** The job topics of order management. */
export const topics = {
  allocate: "order-management.allocate",
  install: "order-management.install",
  issueInvoice: "order-management.issue-invoice",
  refund: "order-management.refund",
  confirmRefund: "order-management.confirm-refund",
  uninstall: "order-management.uninstall",
  issueCreditNote: "order-management.issue-credit-note",
  remind: "order-management.remind",
  renew: "order-management.renew",
  sendExpiry: "order-management.send-expiry",
  expire: "order-management.expire",
  keepConsents: "order-management.keep-consents",
  recordConsent: "order-management.record-consent",
  matchDeclaration: "order-management.match-declaration",
} as const;

export const addSeconds = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);
