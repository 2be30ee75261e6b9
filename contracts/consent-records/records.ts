import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { shopLocales } from "../locales.ts";
import { accountId, storableText } from "../order-management/som.ts";
import { consentText, consentTextLimit } from "./consent-text.ts";

/** Chosen by the caller; a repeated key adds no second record. */
const key = z.string().regex(/^[\w.:-]{8,120}$/);

const orderNumber = z.string().regex(/^[\w-]{1,40}$/);

/** Random and in a cookie of the browser: it names a choice about cookies, and no person. */
const consentId = z.string().regex(/^[\w-]{22}$/);

const record = consentText.extend({
  key,
  text: storableText(consentTextLimit).min(1),
  /** SHA-256 of the text, in hexadecimal. A record whose text and hash differ is refused. */
  textHash: z.string().regex(/^[\da-f]{64}$/),
  siteId: z.string().regex(/^\w{1,20}$/),
  locale: z.enum(shopLocales),
  /** When the choice was made. */
  recordedAt: z.iso.datetime(),
  /** The record is deleted after this day. */
  keepUntil: z.iso.date(),
  orderNumber: orderNumber.nullable(),
  accountId: accountId.nullable(),
  consentId: consentId.nullable(),
});
export type ConsentRecord = z.infer<typeof record>;

/**
 * Keeps the evidence of orders at least until a day, because their contract runs on. A day that is earlier than that of a
 * record changes nothing, so that calls may arrive in any order.
 */
export const keepOrderConsents = endpoint({
  method: "POST",
  path: "/orders/keeping",
  body: z.strictObject({ orderNumbers: z.array(orderNumber).min(1).max(1000), keepUntil: z.iso.date() }),
  response: z.object({ kept: z.int().min(0) }),
  isIdempotent: true,
});

const records = z.object({ records: z.array(record).max(200) });

/** Adds records. Repeating them changes nothing; a key that is used for another text is refused. */
export const addConsentRecords = endpoint({
  method: "POST",
  path: "/records",
  body: z.strictObject({ records: z.array(record).min(1).max(10) }),
  response: z.object({ added: z.int().min(0) }),
  isIdempotent: true,
});

/** The evidence of an order, in the order of time. */
export const listOrderConsents = endpoint({
  method: "GET",
  path: "/orders/:orderNumber/records",
  params: z.object({ orderNumber }),
  response: records,
});

/** The choices about cookies under one id, in the order of time. */
export const listCookieConsents = endpoint({
  method: "GET",
  path: "/choices/:consentId/records",
  params: z.object({ consentId }),
  response: records,
});

/** What an account has agreed to, in the order of time. */
export const listAccountConsents = endpoint({
  method: "GET",
  path: "/accounts/:accountId/records",
  params: z.object({ accountId }),
  response: records,
});

/**
 * Ends the connection of records with a person. The evidence of an order is kept as long as the law asks for it, without
 * the account; what has no order is deleted.
 */
export const eraseConsents = endpoint({
  method: "POST",
  path: "/erasures",
  body: z.union([z.strictObject({ accountId }), z.strictObject({ consentId })]),
  response: z.object({ deleted: z.int().min(0), kept: z.int().min(0) }),
  isIdempotent: true,
});
