import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { type LinkAction, linkActions } from "../../../contracts/order-management/letter-links.ts";
import type { Day } from "../calendar.ts";

/** What a link is for. It ends with its period: later periods have links of their own. */
export type LetterLink = {
  action: LinkAction;
  assetId: string;
  periodEnd: Day;
  siteId: string;
  expiresAt: Date;
  /** Tells apart the links of several letters, and is stored once the link is used. */
  nonce: string;
  /** What the letter says that renewing costs, in minor units; the shop compares it with the price of the day. */
  price?: { total: number; tax: number; currency: string };
};

const claims = z.tuple([
  z.enum(linkActions),
  z.string(),
  z.iso.date(),
  z.string(),
  z.int().min(0),
  z.string().regex(/^[\w-]{22}$/),
  z.tuple([z.int(), z.int(), z.string()]).optional(),
]);

export const newNonce = (): string => randomBytes(16).toString("base64url");

/** The link as a token: its claims and their signature, both as base64url. */
export function writeLinkToken(key: Uint8Array, link: LetterLink): string {
  const { action, assetId, periodEnd, siteId, expiresAt, nonce, price } = link;
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  const priced = price ? [[price.total, price.tax, price.currency]] : [];
  const values = [action, assetId, periodEnd, siteId, seconds, nonce, ...priced];
  const text = Buffer.from(JSON.stringify(values)).toString("base64url");
  return `${text}.${sign(key, text).toString("base64url")}`;
}

/** Undefined for a token that this key has not signed. */
export function readLinkToken(key: Uint8Array, token: string): LetterLink | undefined {
  const [text = "", signature = "", ...rest] = token.split(".");
  const given = Buffer.from(signature, "base64url");
  const expected = sign(key, text);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  // Two spellings of the same bytes must not be two links.
  if (given.toString("base64url") !== signature) return undefined;
  const [action, assetId, periodEnd, siteId, seconds, nonce, priced] = claims.parse(
    JSON.parse(Buffer.from(text, "base64url").toString("utf8")),
  );
  const link = { action, assetId, periodEnd, siteId, expiresAt: new Date(seconds * 1000), nonce };
  if (!priced) return link;
  const [total, tax, currency] = priced;
  return { ...link, price: { total, tax, currency } };
}

const sign = (key: Uint8Array, text: string): Buffer =>
  createHmac("sha256", key).update(`letter link:${text}`).digest();
