import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { storableText } from "./som.ts";

const minorUnits = z.int().min(0).max(1_000_000_000);
const text = storableText(500);

const address = z.strictObject({
  firstName: text,
  lastName: text,
  /** Lines joined by |. */
  street: text,
  city: text,
  postalCode: text,
  stateCode: text.nullable(),
  countryCode: text,
});

const namedTax = z.strictObject({ name: text, rate: z.number().min(0).max(1), amount: minorUnits });
export type NamedTax = z.infer<typeof namedTax>;

const item = z.strictObject({
  itemId: text,
  /** The product the vehicle is subscribed to, and the variant that was bought. */
  productId: text,
  variantId: text,
  name: text,
  featureType: text,
  subscriptionType: text,
  term: z.int().min(0).max(120),
  termType: z.enum(["month", "year", "one-time"]),
  /** What the customer pays for the line, tax included, and the tax in it. */
  total: minorUnits,
  tax: minorUnits,
  taxRate: z.number().min(0).max(1),
  /** The taxes of the line, where a bill lists them by name; they add up to `tax`. */
  taxes: z.array(namedTax).max(5).optional(),
  imageLink: text.nullable(),
  userManualUrl: text.nullable(),
  isAutoRenewed: z.boolean(),
  /** The last day of the service before this order, as far as commerce knows: the new term follows it. */
  currentExpiryDate: z.iso.date().nullish(),
});

export const importedOrder = z.strictObject({
  orderNo: text,
  siteId: text,
  localeId: text,
  currency: z.string().length(3),
  placedAt: z.iso.datetime(),
  total: minorUnits,
  tax: minorUnits,
  customer: z.strictObject({
    /** Order management's id of a registered customer; null for guests. */
    accountId: text.nullable(),
    forgerockId: text.nullable(),
    email: text,
    firstName: text,
    lastName: text,
    isGuest: z.boolean(),
  }),
  vehicle: z.strictObject({ vin: text, name: text, id: text.nullable(), brand: text }),
  billingAddress: address,
  payment: z.strictObject({
    type: text,
    cardType: text.nullable(),
    last4: text.nullable(),
    bankCode: text.nullable(),
    token: text.nullable(),
    expirationDate: text.nullable(),
    providerCustomerId: text.nullable(),
  }),
  /** The versions of the terms and of the privacy policy that applied to the order. */
  termsLink: text.nullish(),
  privacyLink: text.nullish(),
  items: z.array(item).min(1).max(50),
});
export type ImportedOrder = z.infer<typeof importedOrder>;

/** Commerce exports a paid order. A repeated order number gets the same response and changes nothing. */
export const importOrder = endpoint({
  method: "POST",
  path: "/orders",
  body: importedOrder,
  response: z.object({ id: z.string(), orderNumber: z.string() }),
  isIdempotent: true,
});
