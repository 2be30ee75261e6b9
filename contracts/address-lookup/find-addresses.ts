import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { lookupError } from "./address-lookup-wire.ts";

const text = (length: number) => z.string().regex(new RegExp(`^[^\\p{Cc}]{0,${length}}$`, "u"));

/** The most suggestions in one response, whatever limit is requested. */
export const maxSuggestions = 10;

const suggestion = z.object({
  Id: z.string(),
  /** "Address" can be retrieved; any other type is a container to search in. */
  Type: z.string(),
  Text: z.string(),
  /** Which characters of the text and, behind a semicolon, of the description matched: `0-4,6-8;0-3`. */
  Highlight: z.string(),
  Description: z.string(),
});
export type Suggestion = z.infer<typeof suggestion>;

/** Addresses, and streets or postal codes that hold several, whose words begin with those of the text. */
export const findAddresses = endpoint({
  method: "POST",
  path: "/Capture/Interactive/Find/v1.1/json3.ws",
  encoding: "form",
  body: z.strictObject({
    Key: text(100).optional(),
    Text: text(200).optional(),
    /** The id of a suggestion that is a container. */
    Container: text(100).optional(),
    /** Country codes of two letters, with commas between them. */
    Countries: z
      .string()
      .regex(/^([A-Za-z]{2}(,[A-Za-z]{2}){0,49})?$/)
      .optional(),
    Limit: z
      .string()
      .regex(/^[1-9]\d{0,2}$/)
      .transform(Number)
      .optional(),
  }),
  response: z.object({ Items: z.array(z.union([lookupError, suggestion])) }),
  isIdempotent: true,
});
