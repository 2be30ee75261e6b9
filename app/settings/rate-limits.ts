/** How often one subject may do something within so many seconds. */
export const RATE_LIMITS = {
  vehicleLookupPerIp: { points: 30, seconds: 600 },
  vehicleLookupPerVinPrefix: { points: 60, seconds: 600 },
  signInPerIp: { points: 60, seconds: 600 },
  /** A browser becomes a guest once, with the first thing it puts into the basket. */
  guestPerIp: { points: 60, seconds: 600 },
  /** The key with which a browser encrypts its storage. The name is part of the stored counters. */
  sessionKeyPerIp: { points: 300, seconds: 600 },
  addressLookupPerIp: { points: 600, seconds: 600 },
  addressLookupPerShopper: { points: 150, seconds: 600 },
  couponPerIp: { points: 20, seconds: 600 },
  /** Testing stolen cards takes many tries; a customer needs a few. */
  paymentPerCustomer: { points: 20, seconds: 600 },
  paymentCallPerIp: { points: 300, seconds: 600 },
  accountCallPerIp: { points: 300, seconds: 600 },
  /** An order number and an e-mail address open an order, so neither may be guessed. All three have the same time. */
  guestOrderPerIp: { points: 5, seconds: 900 },
  guestOrderPerEmail: { points: 5, seconds: 900 },
  guestOrderPerNumber: { points: 5, seconds: 900 },
  /** A message to the shop: more than anybody writes, fewer than a machine would. */
  contactPerIp: { points: 10, seconds: 3600 },
  contactPerEmail: { points: 10, seconds: 3600 },
  /** Declarations beyond it are taken too; only their letters wait for an operator. */
  declarationPerIp: { points: 20, seconds: 3600 },
  /** Mail programs unsubscribe from a few shared addresses, so the letter counts. */
  unsubscribePerLetter: { points: 20, seconds: 600 },
  /** Links in letters and addresses of calendars that do not exist. Real ones are not counted, so they always open. */
  unknownLinkPerIp: { points: 30, seconds: 600 },
  /** Choices about cookies are kept as evidence; further ones count but are not kept. */
  consentPerIp: { points: 60, seconds: 600 },
  /** What browsers report for one page; more would only fill the log. */
  violationReportPerIp: { points: 30, seconds: 600 },
} as const satisfies Record<string, { points: number; seconds: number }>;

export type RateLimitName = keyof typeof RATE_LIMITS;

export type LimitResult = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number };

/** Counts one more attempt of the subject. */
export type RateLimits = Record<RateLimitName, (subject: string) => Promise<LimitResult>>;
