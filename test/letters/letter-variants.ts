import type { Letter, LetterContent, LetterOf } from "../../contracts/letters/letters.ts";
import { resultLetters } from "./result-letters.ts";

export const sampleVehicle = { name: "Range Rover Evoque", maskedVin: "SALEXXXXXXXXX0201" };
const visa = { type: "card", cardType: "visa", last4: "4242" };
const order = { orderNumber: "00012345", orderPath: "/view-order?orderNo=00012345" };
const subscription = { service: "Connected Navigation Pro", vehicle: sampleVehicle };
const year = { count: 1, unit: "year" } as const;

const currencies: Readonly<Record<string, string>> = { GB: "GBP", XB: "GBP", US: "USD", CA: "CAD", CZ: "CZK" };

const amountsIn = (localeId: Letter["localeId"]) => ({
  total: 12900,
  tax: 2150,
  currency: currencies[localeId.slice(-2)] ?? "EUR",
});

type Amounts = ReturnType<typeof amountsIn>;

const chargeOf = (amounts: Amounts) => ({ on: "2027-03-09", ...amounts, term: year, lastDayToStop: "2027-03-08" });

const renewalOf = (amounts: Amounts): NonNullable<LetterOf<"reminder">["renewal"]> => ({
  ...chargeOf(amounts),
  payment: visa,
  previousTotal: null,
});

const orderReceived = (amounts: Amounts): LetterOf<"order-received"> => ({
  kind: "order-received",
  ...order,
  orderedAt: "2026-03-09T13:05:00.000Z",
  vehicle: sampleVehicle,
  customer: { firstName: "Robin", lastName: "Example" },
  lines: [
    { name: "Connected Navigation Pro", term: year, total: 8900, isAutoRenewed: true },
    { name: "Remote", term: { count: 24, unit: "month" }, total: 3900, isAutoRenewed: false },
    { name: "Driver Assistance Pack", term: null, total: 100, isAutoRenewed: false },
  ],
  ...amounts,
  payment: visa,
  termsLink: "https://shop.example/terms?version=2026-01-01",
  privacyLink: "https://shop.example/privacy?version=2026-01-01",
  withdrawalUntil: "2026-03-23",
});

const orderLetters = (amounts: Amounts): Record<string, LetterContent> => ({
  "order received": orderReceived(amounts),
  "order received, nothing renews": {
    ...orderReceived(amounts),
    lines: [{ name: "Remote", term: { count: 3, unit: "year" }, total: 12900, isAutoRenewed: false }],
    customer: { firstName: "Robin", lastName: null },
    termsLink: null,
    privacyLink: null,
  },
  "payment failed": {
    kind: "payment-failed",
    orderNumber: order.orderNumber,
    services: ["Connected Navigation Pro", "Remote"],
    ...amounts,
    retryPath: "/checkout",
  },
  "services active": {
    kind: "services-active",
    ...order,
    vehicle: sampleVehicle,
    services: [
      { name: "Connected Navigation Pro", activeUntil: "2027-03-09" },
      { name: "Driver Assistance Pack", activeUntil: null },
    ],
  },
  "services active or renewed": {
    kind: "services-active",
    ...order,
    vehicle: sampleVehicle,
    services: [
      { name: "Connected Navigation Pro", startsOn: "2026-12-18", activeUntil: "2027-12-18" },
      { name: "Live Traffic", startsOn: null, activeUntil: "2027-03-09" },
    ],
  },
  "services renewed": {
    kind: "services-active",
    ...order,
    vehicle: sampleVehicle,
    services: [{ name: "Connected Navigation Pro", startsOn: "2026-12-18", activeUntil: "2027-12-18" }],
  },
  "refund requested": {
    kind: "refund-requested",
    ...order,
    requestNumber: "R-2222-3333",
    services: ["Remote"],
    ...amounts,
  },
  "refund requested for several": {
    kind: "refund-requested",
    ...order,
    requestNumber: "R-2222-3333",
    services: ["Connected Navigation Pro", "Remote"],
    ...amounts,
  },
  "refund issued to a card": { kind: "refund-issued", ...order, service: "Remote", ...amounts, payment: visa },
  "refund issued to a wallet": {
    kind: "refund-issued",
    ...order,
    service: "Remote",
    ...amounts,
    payment: { type: "apple_pay", cardType: null, last4: null },
  },
  "refund issued to a card without a brand": {
    kind: "refund-issued",
    ...order,
    service: "Remote",
    ...amounts,
    payment: { type: "card", cardType: null, last4: null },
  },
});

export const reminderWith = (
  localeId: Letter["localeId"],
  changes: Partial<LetterOf<"reminder">> = {},
): LetterOf<"reminder"> => ({
  kind: "reminder",
  ...subscription,
  dayOffset: -35,
  endsOn: "2027-03-09",
  renewal: renewalOf(amountsIn(localeId)),
  stopPath: "/renewal/stop/signed-token",
  renew: null,
  calendarPath: "/calendar/signed-token",
  deadline: "plain",
  ...changes,
});

function reminders(localeId: Letter["localeId"]): Record<string, LetterContent> {
  const amounts = amountsIn(localeId);
  const renew = { path: "/renewal/renew/signed-token", ...amounts, term: year };
  const ending = { renewal: null, stopPath: null, renew };
  const isLate = { renewal: renewalOf(amounts), stopPath: null };
  return {
    "reminder of a renewal": reminderWith(localeId, { dayOffset: -62 }),
    "reminder of a renewal, deadline in a box": reminderWith(localeId, { deadline: "box" }),
    "reminder of a renewal, separate notice": reminderWith(localeId, { deadline: "separate-notice" }),
    "reminder of a renewal at a new price": reminderWith(localeId, {
      dayOffset: -7,
      renewal: { ...renewalOf(amounts), previousTotal: 9900, term: { count: 1, unit: "month" } },
    }),
    "reminder of a renewal without a payment method": reminderWith(localeId, {
      renewal: { ...renewalOf(amounts), payment: null },
    }),
    "reminder on the day of the renewal": reminderWith(localeId, { dayOffset: 0, ...isLate }),
    "reminder on the day after a renewal": reminderWith(localeId, { dayOffset: 1, ...isLate }),
    "reminder of an end": reminderWith(localeId, { dayOffset: -35, ...ending }),
    "reminder on the day of the end": reminderWith(localeId, { dayOffset: 0, ...ending }),
    "reminder on the day after the end": reminderWith(localeId, { dayOffset: 1, ...ending }),
    "reminder of an end, not sold any more": reminderWith(localeId, { ...ending, renew: null }),
  };
}

const renewed = (amounts: Amounts): LetterOf<"renewed"> => ({
  kind: "renewed",
  ...subscription,
  ...order,
  ...amounts,
  term: { count: 12, unit: "month" },
  payment: visa,
  renewedUntil: "2028-03-09",
  invoice: { type: "invoice", externalId: "INV-1", owner: { accountId: "account-1" } },
});

const turnedOff: LetterOf<"auto-renewal-changed"> = {
  kind: "auto-renewal-changed",
  ...subscription,
  isOn: false,
  endsOn: "2027-03-09",
  managePath: "/account/my-subscriptions/asset-1",
};

const renewalLetters = (amounts: Amounts): Record<string, LetterContent> => ({
  renewed: renewed(amounts),
  "renewed without notice": { ...renewed(amounts), hasFreeExit: true },
  "renewal failed, with another try": {
    kind: "renewal-failed",
    ...subscription,
    ...amounts,
    payment: visa,
    nextTryOn: "2027-03-12",
    endsOn: "2027-03-16",
    mendPath: "/account/my-payment-method",
  },
  "renewal failed for the last time": {
    kind: "renewal-failed",
    ...subscription,
    ...amounts,
    payment: null,
    nextTryOn: null,
    endsOn: "2027-03-16",
    mendPath: "/account/my-payment-method",
  },
  "auto-renewal on": { ...turnedOff, isOn: true, renewal: chargeOf(amounts) },
  "auto-renewal off": turnedOff,
  "auto-renewal off, without notice": { ...turnedOff, isWithoutNotice: true },
  "card expires": {
    kind: "card-expires",
    ...subscription,
    payment: visa,
    cardExpires: "2027-02",
    renewsOn: "2027-03-09",
    ...amounts,
    mendPath: "/account/my-payment-method",
  },
});

const declaration = {
  receivedAt: "2027-01-15T22:30:00.000Z",
  name: "Robin Example",
  contract: "00012345, Connected Navigation Pro",
  email: "robin@example.com",
};

const otherLetters: Record<string, LetterContent> = {
  "withdrawal received": { kind: "withdrawal-received", ...declaration, number: "W-2345-6789" },
  "cancellation received": {
    kind: "cancellation-received",
    ...declaration,
    number: "K-2345-6789",
    type: "ordinary",
    reason: null,
    endsOn: null,
  },
  "cancellation for good cause received": {
    kind: "cancellation-received",
    ...declaration,
    number: "K-2345-6789",
    type: "extraordinary",
    reason: "The vehicle was sold.\nThe new owner has an account.",
    endsOn: "2027-01-31",
  },
  "payment method saved": {
    kind: "payment-method-changed",
    change: "saved",
    payment: visa,
    changedAt: "2027-01-15T09:00:00.000Z",
    managePath: "/account/my-payment-method",
  },
  "payment method removed": {
    kind: "payment-method-changed",
    change: "removed",
    payment: null,
    changedAt: "2027-07-15T09:00:00.000Z",
    managePath: "/account/my-payment-method",
  },
  "new sign-in": {
    kind: "new-sign-in",
    at: "2027-01-15T09:00:00.000Z",
    device: "Firefox, Windows",
    resetLink: "https://identity.example/reset/token",
  },
  "password changed": {
    kind: "password-changed",
    at: "2027-01-15T09:00:00.000Z",
    device: "Firefox, Windows",
    resetLink: "https://identity.example/forgotten-password?brand=landrover&locale=en-GB",
  },
  "password changed, no page to choose another": {
    kind: "password-changed",
    at: "2027-01-15T09:00:00.000Z",
    device: "",
    resetLink: null,
  },
  "case received": {
    kind: "case-received",
    number: "C-2345-6789",
    receivedAt: "2027-01-15T09:00:00.000Z",
    topic: "refunds / cancellations",
    message: "My navigation does not start.\n\nWhat can I do?",
  },
  "password reset": { kind: "password-reset", link: "https://identity.example/reset/token" },
  "account invitation": { kind: "account-invitation", link: "https://identity.example/invitation/token" },
  "account exists": { kind: "account-exists", link: "https://identity.example/reset/token" },
  "data deleted": {
    kind: "data-deleted",
    number: "D-2345-6789",
    at: "2027-01-15T09:00:00.000Z",
    kept: ["orders", "invoices", "payments", "consents"],
  },
  "data deleted, nothing kept": {
    kind: "data-deleted",
    number: "D-2345-6789",
    at: "2027-01-15T09:00:00.000Z",
    kept: [],
  },
};

/** Letters of every kind, with amounts in the currency of the locale's market, by a name of their own. */
export const letterVariants = (localeId: Letter["localeId"]): Readonly<Record<string, LetterContent>> => ({
  ...orderLetters(amountsIn(localeId)),
  ...reminders(localeId),
  ...renewalLetters(amountsIn(localeId)),
  ...resultLetters(amountsIn(localeId), sampleVehicle),
  ...otherLetters,
});

export const letterOf = (
  content: LetterContent,
  { siteId = "VCS", localeId = "en-GB", name = "Robin" }: Partial<Pick<Letter, "siteId" | "localeId" | "name">> = {},
): Letter => ({
  eventKey: `sample:${content.kind}`,
  recipient: "robin@example.com",
  name,
  siteId,
  localeId,
  content,
});
