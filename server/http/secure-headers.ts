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

/** Set by the storefront for a page on which a tag manager may work, once the visitor has agreed. */
const measuredHeader = "x-shop-measured";

/** Where a tag manager's script and the statistics it sends come from and go to. */
const statistics = {
  script: " https://www.googletagmanager.com",
  image: " https://www.googletagmanager.com https://*.google-analytics.com",
  connect: " https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
};
const nothingElse = { script: "", image: "", connect: "" };

type Allowed = {
  nonce: string;
  styleHashes: string;
  /** Other origins a form may end at, with spaces between. */
  formTargets?: string;
  isMeasured?: boolean;
};

/**
 * No script or style without this request's nonce, nothing from elsewhere, no frames around us. The rulers place their
 * marks by style attributes; each value on the page is allowed by its hash, and no other.
 */
export function contentSecurityPolicy({ nonce, styleHashes, formTargets = "", isMeasured = false }: Allowed): string {
  const elsewhere = isMeasured ? statistics : nothingElse;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${elsewhere.script}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr ${styleHashes ? `'unsafe-hashes' ${styleHashes}` : "'none'"}`,
    `img-src 'self' data:${elsewhere.image}`,
    "font-src 'self'",
    `connect-src 'self'${elsewhere.connect}`,
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
    const isMeasured = context.res.headers.has(measuredHeader);
    for (const name of [styleHashesHeader, measuredHeader]) context.header(name, undefined);
    if (!hasPolicy) return;
    const policy = contentSecurityPolicy({ nonce: context.get("nonce"), styleHashes, formTargets, isMeasured });
    context.header("content-security-policy", policy);
  });
}
