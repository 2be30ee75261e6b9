import { randomBytes } from "node:crypto";
import { z } from "zod";
import { type CookieDeps, sealedCookie } from "../../../settings/sealed-cookie.server.ts";

/** Longer than anybody writes a message. */
const FORM_SECONDS = 4 * 3600;
const RECEIPT_SECONDS = 30 * 60;

export const formKey = z.string().regex(/^[\w-]{22}$/);

export const newFormKey = (): string => randomBytes(16).toString("base64url");

/** The key of the contact forms of one browser, so that the same message from two tabs files one case. */
export const formKeyCookie = (deps: CookieDeps) =>
  sealedCookie({ name: "contact-form", schema: formKey, maxAgeSeconds: FORM_SECONDS }, deps);

const receipt = z.object({ siteId: z.string(), number: z.string(), openedAt: z.string(), requestKey: z.string() });
export type CaseReceipt = z.output<typeof receipt>;

/** The case this browser has just filed. A number in the address alone shows nothing. */
export const receiptCookie = (deps: CookieDeps) =>
  sealedCookie({ name: "contact-receipt", schema: receipt, maxAgeSeconds: RECEIPT_SECONDS }, deps);
