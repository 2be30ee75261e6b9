import { z } from "zod";
import type { TokenResponse } from "../../contracts/commerce/slas.ts";

/** Who signed in, as far as the shop has to know without asking anybody. */
export const person = z.object({
  /** The id in the customer data cloud: the owners of most vehicles are known by it. */
  identityId: z.string(),
  /** The identity provider's own id, by which the owners of some vehicles are known. */
  forgerockId: z.string().optional(),
  firstName: z.string(),
  /** In milliseconds of the shop's clock; what ends all sessions of a person voids those from before. */
  signedInAt: z.number().optional(),
});
export type Person = z.output<typeof person>;

/** What commerce gave out for one shopper of one site. */
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

/** What a browser brings back of them: the access token is gone first. */
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
