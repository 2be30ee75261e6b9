import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { shopLocales } from "../locales.ts";
import { storableText } from "./som.ts";

/** withdrawal: within the cooling-off period, all is paid back. cancellation: the contract ends. */
export const declarationKinds = ["withdrawal", "cancellation"] as const;
export type DeclarationKind = (typeof declarationKinds)[number];

/**
 * waiting: it is being matched. matched: it was carried out for a contract. unmatched: an operator has to look for the contract, or to
 * decide. settled: an operator has closed it.
 */
export const declarationStates = ["waiting", "matched", "unmatched", "settled"] as const;

export type DeclarationState = (typeof declarationStates)[number];

/** Why an operator could not carry out a declaration. A letter says it in the language of the customer. */
export const declarationRefusals = [
  "no-contract",
  "several-contracts",
  "not-the-customer",
  "declared-before",
  "ended-before",
  "period-over",
  "later-day",
  "no-good-cause",
] as const;
export type DeclarationRefusal = (typeof declarationRefusals)[number];

/** Refused only because it did not name one contract; with the right number it can be carried out. */
export const isToBeSentAgain = (refusal: DeclarationRefusal | null): boolean =>
  refusal === "no-contract" || refusal === "several-contracts";

export const declarationNameLimit = 100;
export const declarationContractLimit = 200;
export const declarationEmailLimit = 100;
export const declarationReasonLimit = 2_000;

/** Without characters that look alike: no 0, 1, I, L, O, U. */
export const declarationNumber = z.string().regex(/^[WK]-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);

/** Chosen by the caller; a repeated key files no second declaration. It also opens the receipt. */
const requestKey = z.string().regex(/^[\w-]{32,64}$/);

const declaration = z.strictObject({
  requestKey,
  kind: z.enum(declarationKinds),
  siteId: z.enum(["VCS", "VCSJ"]),
  localeId: z.enum(shopLocales),
  name: storableText(declarationNameLimit).min(1),
  /** What the person wrote: an order number, a service, a vehicle. */
  contract: storableText(declarationContractLimit).min(1),
  email: storableText(declarationEmailLimit).min(3),
  /** Of a cancellation only. */
  type: z.enum(["ordinary", "extraordinary"]).nullable(),
  reason: storableText(declarationReasonLimit).min(1).nullable(),
  /** The wished last day; null for the earliest possible one. */
  endsOn: z.iso.date().nullable(),
  /** The caller has had too many of them from one place: this one is taken too, but its letter waits for an operator. */
  isLetterHeld: z.boolean().optional(),
});
export type DeclarationFiling = z.infer<typeof declaration>;

const receipt = declaration
  .omit({ requestKey: true })
  .extend({ number: declarationNumber, receivedAt: z.iso.datetime(), isLetterHeld: z.boolean() });
export type DeclarationReceipt = z.infer<typeof receipt>;

/** Takes a declaration and answers with its receipt, always: whether there is such a contract is checked later. */
export const fileDeclaration = endpoint({
  method: "POST",
  path: "/SOM-Declaration",
  body: declaration,
  response: receipt,
  isIdempotent: true,
});

/** The receipt, by the key under which the declaration was filed. */
export const readDeclaration = endpoint({
  method: "POST",
  path: "/SOM-DeclarationReceipt",
  body: z.strictObject({ requestKey }),
  response: receipt,
  isIdempotent: true,
});
