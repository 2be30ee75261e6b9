import { z } from "zod";
import { storableText } from "../order-management/som.ts";

export const text = (max = 500) => storableText(max);
export const day = z.iso.date();
export const moment = z.iso.datetime();
export const minorUnits = z.int().min(0).max(1_000_000_000);

/** A path of the shop without site and locale, such as "/view-order"; the letter has its absolute address. */
export const path = z
  .string()
  .max(1_000)
  .regex(/^\/(?!\/)\S*$/);

export const vehicle = z.strictObject({ name: text(), /** As pages show it to visitors. */ maskedVin: text(17) });

/** The length of a plan; null for a one-time fee. */
export const term = z.strictObject({ count: z.int().min(1).max(120), unit: z.enum(["month", "year"]) }).nullable();

/** The payment method as pages name it. */
export const payment = z.strictObject({ type: text(50), cardType: text(50).nullable(), last4: text(4).nullable() });
export type LetterPayment = z.infer<typeof payment>;

export const amounts = { total: minorUnits, tax: minorUnits, currency: z.string().length(3) };

/** A tax that the market lists by its name. */
export const listedTax = z.strictObject({ name: text(50), rate: z.number().min(0).max(1), amount: minorUnits });

export const line = z.strictObject({
  name: text(),
  term,
  total: minorUnits,
  isAutoRenewed: z.boolean(),
  /** The day on which the present term ends and this one begins; null for a service that begins with its activation. */
  startsOn: day.nullish(),
  /** The last day, or the first that can be the last if the activation takes longer; null without an end. */
  endsOn: day.nullish(),
  /** What a renewal costs with tax: for the same term, or for a month where the market goes on by the month. */
  renewalTotal: minorUnits.optional(),
});

/** The province or state of the bill, whose law applies where it has one of its own. */
export const billingStateCode = text().nullish();

/** Which document the letter has attached, and its owner. */
export const attachedDocument = z.strictObject({
  type: text(50),
  externalId: text(100),
  owner: z.union([
    z.strictObject({ accountId: text(100).min(1) }),
    z.strictObject({ guestOrderNumber: text(100).min(1) }),
  ]),
});
