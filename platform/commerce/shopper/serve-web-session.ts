import { createHmac } from "node:crypto";
import type { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { createSession } from "../../../contracts/commerce/sessions.ts";
import type { CallResult } from "../../../contracts/endpoint.ts";
import { serveEndpoint } from "../../serve-endpoint.ts";
import { refuseOcapiInput } from "../ocapi-fault.ts";
import type { ShopperDeps } from "./shopper-deps.ts";

/** Repeated calls of one shopper get the same storefront session. Its id cannot be guessed. */
export function serveWebSession(app: Hono, { guards, secret }: ShopperDeps): void {
  serveEndpoint(app, createSession, {
    refuseInput: refuseOcapiInput,
    async handle({ params }, context): Promise<CallResult<typeof createSession>> {
      const { siteId, usid, customerId } = await guards.requireShopper(context, params.siteId);
      const dwsid = createHmac("sha256", secret).update(`dwsid:${siteId}:${usid}:${customerId}`).digest("base64url");
      setCookie(context, "dwsid", dwsid, { path: "/", httpOnly: true, secure: true, sameSite: "Lax" });
      return undefined;
    },
  });
}
