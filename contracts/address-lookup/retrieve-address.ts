import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { lookupError } from "./address-lookup-wire.ts";

const text = z.string().regex(/^[^\p{Cc}]{0,100}$/u);

const retrievedAddress = z.object({
  Id: z.string(),
  Company: z.string(),
  BuildingNumber: z.string(),
  Street: z.string(),
  City: z.string(),
  Line1: z.string(),
  Line2: z.string(),
  ProvinceName: z.string(),
  ProvinceCode: z.string(),
  PostalCode: z.string(),
  CountryIso2: z.string(),
  /** All lines as written on an envelope. */
  Label: z.string(),
  Type: z.string(),
});
export type RetrievedAddress = z.infer<typeof retrievedAddress>;

/** The fields of one address. */
export const retrieveAddress = endpoint({
  method: "POST",
  path: "/Capture/Interactive/Retrieve/v1/json3.ws",
  encoding: "form",
  body: z.strictObject({ Key: text.optional(), Id: text.optional() }),
  response: z.object({ Items: z.array(z.union([lookupError, retrievedAddress])) }),
  isIdempotent: true,
});
