import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { storableText } from "./som.ts";

/** What a link in a letter lets its reader do without signing in. */
export const linkActions = ["stop-auto-renewal", "renew"] as const;
export type LinkAction = (typeof linkActions)[number];

/** Signed by order management; says nothing to its bearer. */
export const letterToken = z.string().regex(/^[\w.-]{20,600}$/);
const siteId = storableText(20).min(1);
/** In the main unit of the currency; the total has the tax in it. */
const amounts = { total: z.number(), tax: z.number(), currency: z.string().length(3) };
const term = z.object({ count: z.int().min(1), unit: z.enum(["month", "year"]) }).nullable();

/** What the link is about. The whole VIN is for the shop's server only. */
const linkSubject = z.object({
  action: z.enum(linkActions),
  service: z.string(),
  productId: z.string(),
  variantId: z.string(),
  vin: z.string(),
  vehicle: z.string(),
  localeId: z.string(),
  endsOn: z.iso.date(),
  /** The renewal that is charged unless it is stopped; null when auto-renewal is off. */
  renewal: z
    .object({ on: z.iso.date(), ...amounts, term, lastDayToStop: z.iso.date(), paymentLast4: z.string().nullable() })
    .nullable(),
  /** What the letter said that renewing with the same plan costs. */
  letterPrice: z.object(amounts).optional(),
});
export type LinkSubject = z.infer<typeof linkSubject>;

const linkState = z.discriminatedUnion("state", [
  z.object({ state: z.literal("usable"), subject: linkSubject }),
  /** It was used before, or the change it offers has been made in another way. */
  z.object({
    state: z.literal("used"),
    subject: linkSubject,
    /** When the link was used; missing when the change was made in another way. */
    usedAt: z.iso.datetime().optional(),
    /** The service is paid beyond the end that the letter named. */
    paidUntil: z.iso.date().optional(),
  }),
  z.object({ state: z.literal("expired") }),
  /** Forged, or of another make's shop. */
  z.object({ state: z.literal("unknown") }),
]);
export type LinkState = z.infer<typeof linkState>;

/** What a link would do. Changes nothing, however often it is asked. */
export const readLetterLink = endpoint({
  method: "POST",
  path: "/SOM-LetterLink",
  body: z.strictObject({ token: letterToken, siteId }),
  response: linkState,
  isIdempotent: true,
});

/** Does what the link offers, once: `usable` is the state before this use, `used` means that nothing was changed. */
export const consumeLetterLink = endpoint({
  method: "POST",
  path: "/SOM-UseLetterLink",
  body: z.strictObject({ token: letterToken, siteId }),
  response: linkState,
});

const owner = z.strictObject({ accountId: storableText(100).min(1), siteId });

/** The address of the calendar of an account's end dates; a new one makes the former one invalid. */
export const issueCalendar = endpoint({
  method: "POST",
  path: "/SOM-IssueCalendar",
  body: owner.extend({ isRenewed: z.boolean().optional() }),
  response: z.object({ token: letterToken }),
});

const calendarEntry = z.object({
  id: z.string(),
  service: z.string(),
  vehicle: z.string(),
  vin: z.string(),
  endsOn: z.iso.date(),
  isAutoRenewed: z.boolean(),
  renewal: z.object(amounts).nullable(),
});
export type CalendarEntry = z.infer<typeof calendarEntry>;

/** The end dates behind a calendar's token; empty lists are calendars too. An unknown token is not found. */
export const readCalendar = endpoint({
  method: "POST",
  path: "/SOM-Calendar",
  body: z.strictObject({ token: letterToken, siteId }),
  response: z.object({
    localeId: z.string(),
    entries: z.array(calendarEntry),
  }),
  isIdempotent: true,
});
