import { createMiddleware } from "hono/factory";
import type { ShopHttp } from "./shop-environment.ts";

const unchanging: Record<string, string> = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(self)",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** Two years: what browsers ask for before they remember a host as secure for good. */
const strictTransport = "max-age=63072000; includeSubDomains";

/** Set by the storefront: the hashes of the style attributes in the page it has just rendered. */
export const styleHashesHeader = "x-shop-style-hashes";

/**
 * No script or style without this request's nonce, nothing from elsewhere, no frames around us. The rulers place their
 * marks by style attributes; each value on the page is allowed by its hash, and no other.
 */
export function contentSecurityPolicy(nonce: string, styleHashes: string, formTargets = ""): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr ${styleHashes ? `'unsafe-hashes' ${styleHashes}` : "'none'"}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${formTargets && ` ${formTargets}`}`,
    "frame-ancestors 'none'",
  ].join("; ");
}

type Settings = {
  isSecure: boolean;
  hasPolicy: boolean;
  /** Where a form may lead on to: a log-out ends at the identity provider. */
  formTargets: string;
};

export function secureHeaders({ isSecure, hasPolicy, formTargets }: Settings) {
  return createMiddleware<ShopHttp>(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(unchanging)) context.header(name, value);
    if (isSecure) context.header("strict-transport-security", strictTransport);
    const styleHashes = context.res.headers.get(styleHashesHeader) ?? "";
    context.header(styleHashesHeader, undefined);
    if (!hasPolicy) return;
    const policy = contentSecurityPolicy(context.get("nonce"), styleHashes, formTargets);
    context.header("content-security-policy", policy);
  });
}
