import type { Context } from "hono";
import type { AccessTokens, Shopper } from "./access-token.ts";
import { ocapiFault } from "./ocapi-fault.ts";
import { scapiProblem } from "./scapi-problem.ts";

/** Returns the shopper of the request's token; refuses a request without a valid token of the site. */
export type RequireShopper = (context: Context, siteId: string) => Promise<Shopper>;

export type ShopperGuards = {
  /** Refuses with a fault of OCAPI. */
  requireShopper: RequireShopper;
  /** Refuses with a problem document of SCAPI. */
  requireScapiShopper: RequireShopper;
};

export function createShopperGuards(accessTokens: AccessTokens): ShopperGuards {
  return {
    async requireShopper(context, siteId) {
      const token = bearerToken(context);
      if (token === undefined) {
        throw ocapiFault(401, {
          type: "AuthorizationHeaderMissingException",
          message: "The request carries no bearer token.",
        });
      }
      const shopper = await accessTokens.verify(token);
      if (shopper?.siteId !== siteId) {
        throw ocapiFault(401, { type: "InvalidAccessTokenException", message: "The access token is not valid." });
      }
      return shopper;
    },
    async requireScapiShopper(context, siteId) {
      const token = bearerToken(context);
      const shopper = token === undefined ? undefined : await accessTokens.verify(token);
      if (shopper?.siteId !== siteId) {
        throw scapiProblem(401, {
          title: "Unauthorized",
          id: "unauthorized",
          detail: token === undefined ? "The request carries no bearer token." : "The access token is not valid.",
        });
      }
      return shopper;
    },
  };
}

export function bearerToken(context: Context): string | undefined {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(context.req.header("authorization") ?? "")?.[1];
}
