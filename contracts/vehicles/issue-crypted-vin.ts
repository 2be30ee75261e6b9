import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { vin } from "./vehicle-identity.ts";

/** The longest a link with an encrypted VIN may live. */
export const maxCryptedVinSeconds = 90 * 24 * 60 * 60;

/** An encrypted VIN for a link, such as in a reminder. Any well-formed VIN gets one, so it does not reveal which exist. */
export const issueCryptedVin = endpoint({
  method: "POST",
  path: "/crypted-vins",
  body: z.strictObject({ vin, expiresInSeconds: z.int().min(1).max(maxCryptedVinSeconds) }),
  response: z.object({ cryptedVin: z.string(), expiresAt: z.iso.datetime() }),
  isIdempotent: true,
});
