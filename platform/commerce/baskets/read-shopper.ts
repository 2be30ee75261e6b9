import type { Context } from "hono";
import type { AccessTokens, Shopper } from "../access-token.ts";
import { ocapiFault } from "../ocapi-fault.ts";
import { scapiProblem } from "../scapi-problem.ts";

export type ReadShopper = (context: Context, siteId: string) => Promise<Shopper>;

/** Who a request speaks for. Without a good token of the site it is refused, in the words of the API it asked. */
export function createShopperGuards(tokens: AccessTokens): {
  requireShopper: ReadShopper;
  requireScapiShopper: ReadShopper;
} {
  const read = async (context: Context, siteId: string) => {
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(context.req.header("authorization") ?? "")?.[1];
    const shopper = token === undefined ? undefined : await tokens.verify(token);
    return { hasToken: token !== undefined, shopper: shopper?.siteId === siteId ? shopper : undefined };
  };
  return {
    async requireShopper(context, siteId) {
      const { hasToken, shopper } = await read(context, siteId);
      if (shopper) return shopper;
      throw ocapiFault(
        401,
        hasToken
          ? { type: "InvalidAccessTokenException", message: "The access token is not valid." }
          : { type: "AuthorizationHeaderMissingException", message: "The request carries no bearer token." },
      );
    },
    async requireScapiShopper(context, siteId) {
      const { hasToken, shopper } = await read(context, siteId);
      if (shopper) return shopper;
      throw scapiProblem(401, {
        title: "Unauthorized",
        id: "unauthorized",
        detail: hasToken ? "The access token is not valid." : "The request carries no bearer token.",
      });
    },
  };
}
