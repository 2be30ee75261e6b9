import { z } from "zod";

/** What a person can agree to, decline, or be shown. */
export const consentKinds = [
  "terms",
  "privacy",
  "immediate-start",
  "auto-renewal",
  "order-summary",
  "cookies",
] as const;

/** shown: a text that needs no answer, such as the privacy notice. */
const consentChoices = ["accepted", "declined", "shown"] as const;

/** In characters; the summary of an order with many services is the longest. */
export const consentTextLimit = 8_000;

/** A text as it stood on the page, in the language of the page, and what the person chose. */
export const consentText = z.strictObject({
  kind: z.enum(consentKinds),
  choice: z.enum(consentChoices),
  text: z.string().min(1).max(consentTextLimit),
  /** The day of a legal text's version; else the beginning of the text's hash, so that it changes with the text. */
  version: z.string().regex(/^[\w.-]{1,40}$/),
});
export type ConsentText = z.infer<typeof consentText>;

/** The consents of an order, as one field of it. */
const orderConsents = z.array(consentText).max(10);

export const writeOrderConsents = (texts: readonly ConsentText[]): string => JSON.stringify(texts);

/** Empty for an order without the field. */
export function readOrderConsents(field: string | undefined): ConsentText[] {
  return field === undefined ? [] : orderConsents.parse(JSON.parse(field));
}
