import { createMiddleware } from "hono/factory";
import { showPasswordHash } from "./pages/show-password.ts";
import type { ShopClient } from "./openid/shop-client.ts";

/**
 * Allows one script, own styles, no frames. The shops are allowed as form targets, because browsers check the redirects
 * after a form against the policy too.
 */
export function secureHeaders(issuer: URL, clients: readonly ShopClient[]) {
  const addresses = clients.flatMap(({ redirectUris, postLogoutRedirectUris }) => [
    ...redirectUris,
    ...postLogoutRedirectUris,
  ]);
  const shops = [...new Set(addresses.map((address) => new URL(address).origin))];
  const headers: Record<string, string> = {
    "content-security-policy": [
      "default-src 'none'",
      `script-src ${showPasswordHash}`,
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self'",
      `form-action 'self' ${shops.join(" ")}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join("; "),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    // A link with a token must not reach other sites.
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    ...(issuer.protocol === "https:" && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
  return createMiddleware(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    if (!context.res.headers.has("cache-control")) context.header("cache-control", "no-store");
  });
}
