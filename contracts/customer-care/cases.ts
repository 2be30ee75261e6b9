import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { shopLocales } from "../locales.ts";
import { accountId, storableText } from "../order-management/som.ts";

/** What a case is about: the categories of the questions, and what customers of any shop write about. */
export const caseTopics = [
  "service-renewals",
  "payment",
  "refunds / cancellations",
  "contact-us",
  "accessibility",
  "privacy",
  "complaint",
  "other",
] as const;
export type CaseTopic = (typeof caseTopics)[number];

export const caseStatuses = ["received", "answered", "closed"] as const;

/** In characters as JavaScript counts them, which is how a browser counts them too. */
export const messageLimit = 2_000;
export const caseNameLimit = 100;
export const caseEmailLimit = 100;
export const caseOrderLimit = 40;

/** Without characters that look alike: no 0, 1, I, L, O, U. */
export const caseNumber = z.string().regex(/^C-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);

/** Chosen by the caller; a repeated key files no second case. It also opens the case of a sender without an account. */
const requestKey = z.string().regex(/^[\w-]{32,64}$/);

/** The shop's own name of a site. */
const siteId = z.string().regex(/^\w{1,20}$/);

const filing = z.strictObject({
  requestKey,
  siteId,
  locale: z.enum(shopLocales),
  accountId: accountId.nullable(),
  topic: z.enum(caseTopics),
  name: storableText(caseNameLimit).min(1),
  email: storableText(caseEmailLimit).min(3),
  orderNumber: storableText(caseOrderLimit).min(1).nullable(),
  message: storableText(messageLimit).min(1),
});
export type CaseFiling = z.infer<typeof filing>;

const caseDocument = filing.omit({ requestKey: true }).extend({
  number: caseNumber,
  openedAt: z.iso.datetime(),
  status: z.enum(caseStatuses),
});
export type CaseDocument = z.infer<typeof caseDocument>;

/** Files a case. The same key with the same content returns the first case; with other content it is refused. */
export const fileCase = endpoint({
  method: "POST",
  path: "/cases",
  body: filing,
  response: caseDocument,
  isIdempotent: true,
});

/** The cases of an account, the newest first. */
export const listCases = endpoint({
  method: "GET",
  path: "/accounts/:accountId/cases",
  params: z.object({ accountId }),
  query: z.strictObject({ siteId }),
  response: z.object({ cases: z.array(caseDocument).max(100) }),
});

/** One case, by the account it belongs to or by the key it was filed under. Any other case is not found. */
export const readCase = endpoint({
  method: "GET",
  path: "/cases/:number",
  params: z.object({ number: caseNumber }),
  query: z.union([z.strictObject({ accountId }), z.strictObject({ requestKey })]),
  response: caseDocument,
});
