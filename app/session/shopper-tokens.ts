import { z } from "zod";
import type { TokenResponse } from "../../contracts/commerce/slas.ts";

/** The signed-in customer, as far as the shop needs them without a call to another system. */
export const person = z.object({
  /** The id in the customer data cloud (SAP CDC), used by order management and for the owners of most vehicles. */
  accountId: z.string(),
  /** The identity provider's own id, used for the owners of some vehicles. */
  forgerockId: z.string().optional(),
  firstName: z.string(),
  /** In milliseconds of the shop's clock; ending all sessions of a customer voids those that began earlier. */
  signedInAt: z.number().optional(),
});
export type Person = z.output<typeof person>;

/** Commerce's tokens for one shopper of one site. */
export const shopperTokens = z.object({
  kind: z.enum(["guest", "registered"]),
  customerId: z.string(),
  usid: z.string(),
  accessToken: z.string(),
  /** In milliseconds of the shop's clock. */
  expiresAt: z.number(),
  refreshToken: z.string(),
});
export type ShopperTokens = z.output<typeof shopperTokens>;

/** The tokens as a browser sends them: the access token expires first. */
export type StoredTokens = Omit<ShopperTokens, "accessToken" | "expiresAt"> &
  Partial<Pick<ShopperTokens, "accessToken" | "expiresAt">>;

/** A guest has an empty id token. */
export function readTokens(answer: TokenResponse, now: Date): ShopperTokens {
  const isRegistered = answer.id_token !== "" && answer.enc_user_id !== "";
  return {
    kind: isRegistered ? "registered" : "guest",
    customerId: answer.customer_id,
    usid: answer.usid,
    accessToken: answer.access_token,
    expiresAt: now.getTime() + answer.expires_in * 1000,
    refreshToken: answer.refresh_token,
  };
}
