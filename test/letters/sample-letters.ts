import type { Letter, LetterContent, LetterKind, LetterOf } from "../../contracts/letters/letters.ts";

const vehicle = { name: "Range Rover Evoque", maskedVin: "SALEXXXXXXXXX0201" };
const amounts = { total: 15_900, tax: 2_650, currency: "GBP" };
const payment = { type: "card", cardType: "visa", last4: "4242" };
const order = { orderNumber: "LR-10042", orderPath: "/view-order" };
const subscription = { service: "Connected Navigation", vehicle };
const year = { count: 1, unit: "year" } as const;
const declaration = {
  number: "D-2345-6789",
  receivedAt: "2027-03-01T10:15:00.000Z",
  name: "Ada Byron",
  contract: "LR-10042",
  email: "ada@example.com",
};
const at = "2027-03-01T10:15:00.000Z";

const contents: { readonly [Kind in LetterKind]: LetterOf<Kind> } = {
  "order-received": {
    kind: "order-received",
    ...order,
    orderedAt: at,
    vehicle,
    customer: { firstName: "Ada", lastName: "Byron" },
    lines: [
      { name: "Connected Navigation", term: year, total: 8_900, isAutoRenewed: true },
      { name: "Secure Tracker", term: { count: 2, unit: "year" }, total: 7_000, isAutoRenewed: false },
    ],
    ...amounts,
    payment,
    termsLink: "http://localhost:3000/terms-conditions",
    privacyLink: "http://localhost:3000/privacy",
    withdrawalUntil: "2027-03-15",
  },
  "payment-failed": {
    kind: "payment-failed",
    orderNumber: "LR-10042",
    services: ["Connected Navigation"],
    ...amounts,
    retryPath: "/checkout",
  },
  "services-active": {
    kind: "services-active",
    ...order,
    vehicle,
    services: [
      { name: "Connected Navigation", activeUntil: "2028-03-01" },
      { name: "Secure Tracker", activeUntil: null },
    ],
  },
  reminder: {
    kind: "reminder",
    ...subscription,
    dayOffset: -35,
    endsOn: "2027-04-05",
    renewal: {
      on: "2027-04-05",
      ...amounts,
      term: year,
      payment,
      previousTotal: 14_900,
      lastDayToStop: "2027-04-04",
    },
    stopPath: "/letter-links/stop?t=x",
    renew: null,
    calendarPath: "/calendar/x",
    deadline: "box",
  },
  renewed: {
    kind: "renewed",
    ...subscription,
    ...order,
    ...amounts,
    term: year,
    payment,
    renewedUntil: "2028-04-05",
    invoice: { type: "Zuora_Invoice_C", externalId: "INV-1", owner: { accountId: "account-1" } },
  },
  "renewal-failed": {
    kind: "renewal-failed",
    ...subscription,
    ...amounts,
    payment,
    nextTryOn: "2027-04-08",
    endsOn: "2027-04-05",
    mendPath: "/account/payment-details",
  },
  "auto-renewal-changed": {
    kind: "auto-renewal-changed",
    ...subscription,
    isOn: false,
    endsOn: "2027-04-05",
    managePath: "/account/subscriptions",
  },
  "withdrawal-received": { kind: "withdrawal-received", ...declaration },
  "cancellation-received": {
    kind: "cancellation-received",
    ...declaration,
    type: "ordinary",
    reason: null,
    endsOn: null,
  },
  "declaration-settled": {
    kind: "declaration-settled",
    number: "K-2345-6789",
    receivedAt: at,
    declared: "cancellation",
    order,
    vehicle,
    services: [
      { name: "Connected Navigation", result: { kind: "cancelled", lastDay: "2027-04-05", isPaidBack: true } },
    ],
    refusal: null,
    refund: { total: 4_200, tax: 700, currency: "GBP", payment, by: "2027-03-15" },
    hasDetails: true,
  },
  "refund-requested": {
    kind: "refund-requested",
    ...order,
    requestNumber: "R-2345",
    services: ["Connected Navigation"],
    ...amounts,
  },
  "refund-issued": { kind: "refund-issued", ...order, service: "Connected Navigation", ...amounts, payment },
  "card-expires": {
    kind: "card-expires",
    ...subscription,
    payment,
    cardExpires: "2027-03",
    renewsOn: "2027-04-05",
    ...amounts,
    mendPath: "/account/payment-details",
  },
  "payment-method-changed": {
    kind: "payment-method-changed",
    change: "saved",
    payment,
    changedAt: at,
    managePath: "/account/payment-details",
  },
  "new-sign-in": {
    kind: "new-sign-in",
    at,
    device: "Firefox, Windows",
    resetLink: "http://localhost:3000/identity/forgotten-password?brand=landrover&locale=en-GB",
  },
  "password-changed": {
    kind: "password-changed",
    at,
    device: "Firefox, Windows",
    resetLink: "http://localhost:3000/identity/forgotten-password?brand=landrover&locale=en-GB",
  },
  "case-received": {
    kind: "case-received",
    number: "C-2345-6789",
    receivedAt: at,
    topic: "payment",
    message: "My card was charged twice.\nPlease help.",
  },
  "password-reset": { kind: "password-reset", link: "http://localhost:3000/identity/choose-password?token=t" },
  "account-invitation": { kind: "account-invitation", link: "http://localhost:3000/identity/choose-password?token=t" },
  "account-exists": { kind: "account-exists", link: "http://localhost:3000/identity/choose-password?token=t" },
  "data-deleted": { kind: "data-deleted", number: "E-2345-6789", at, kept: ["orders"] },
};

export const letterKinds = Object.keys(contents) as LetterKind[];

export const sampleContent = <Kind extends LetterKind>(kind: Kind): LetterOf<Kind> => contents[kind];

/** A reminder that its reader may do without: the service ends by itself. */
export const courtesyReminder: LetterContent = {
  ...contents.reminder,
  renewal: null,
  stopPath: null,
  renew: { path: "/letter-links/renew?t=x", ...amounts, term: year },
};

let letters = 0;

export function sampleLetter(more: Partial<Letter> = {}): Letter {
  letters += 1;
  return {
    eventKey: `sample-${letters}`,
    recipient: `reader${letters}@example.com`,
    name: "Ada",
    siteId: "VCS",
    localeId: "en-GB",
    content: contents["case-received"],
    ...more,
  };
}
