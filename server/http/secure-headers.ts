import { createMiddleware } from "hono/factory";
import type { PaymentSources } from "../../app/features/payment/rules/payment-sources.ts";
import type { ShopHttp } from "./shop-environment.ts";

const unchanging: Record<string, string> = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(self)",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** What a page may ask for besides; nothing laxer than what every page has. */
const stricterReferrers = ["no-referrer", "same-origin"];

function referrerPolicy(asked: string | null): string {
  return asked !== null && stricterReferrers.includes(asked) ? asked : "strict-origin-when-cross-origin";
}

/** Two years: what browsers ask for before they remember a host as secure for good. */
const strictTransport = "max-age=63072000; includeSubDomains";

/** Where browsers report what broke the policy of a payment page: tampering shows there first. */
export const violationsPath = "/policy-violations";
const violationsGroup = "violations";

/** Set by the storefront: the hashes of the style attributes in the page it has just rendered. */
export const styleHashesHeader = "x-shop-style-hashes";

/** Set by the storefront for a page on which a tag manager may work, once the visitor has agreed. */
const measuredHeader = "x-shop-measured";

/** Set by the storefront for a page that is monitored, once the visitor has agreed: the origin of the collector. */
const monitoredHeader = "x-shop-monitored";

/** Set by the storefront for a page that takes payments: from where its provider's parts come. */
const paymentHeader = "x-shop-payment-sources";

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
  /** The origin that monitoring reports to. */
  collector?: string | undefined;
  payment?: PaymentSources | undefined;
};

/**
 * No script or style without this request's nonce, nothing from elsewhere, no frames around us. The rulers place their
 * marks by style attributes; each value on the page is allowed by its hash, and no other.
 */
export function contentSecurityPolicy(allowed: Allowed): string {
  const { nonce, styleHashes, formTargets = "", isMeasured = false, payment } = allowed;
  const monitoring = monitoringSources(allowed);
  // Where money is taken, nobody measures.
  const elsewhere = payment ? payingFrom(payment) : isMeasured ? statistics : nothingElse;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${elsewhere.script}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr ${styleHashes ? `'unsafe-hashes' ${styleHashes}` : "'none'"}`,
    `img-src 'self' data:${elsewhere.image}`,
    "font-src 'self'",
    `connect-src 'self'${elsewhere.connect}${monitoring.connect}`,
    `worker-src 'self'${monitoring.worker}`,
    "manifest-src 'self'",
    `frame-src ${payment ? payment.frame : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${formTargets && ` ${formTargets}`}${payment ? ` ${payment.form}` : ""}`,
    "frame-ancestors 'none'",
    ...(payment ? [`report-uri ${violationsPath}`, `report-to ${violationsGroup}`] : []),
  ].join("; ");
}

/** Replay compresses in a worker that its library makes from a text of its own. */
const monitoringSources = ({ collector, payment }: Allowed) =>
  collector && !payment ? { connect: ` ${collector}`, worker: " blob:" } : { connect: "", worker: "" };

const payingFrom = ({ script, image, connect }: PaymentSources) => ({
  script: ` ${script}`,
  image: ` ${image}`,
  connect: ` ${connect}`,
});

/** A wallet opens a window of its own, and may ask for money from within its provider's frame. */
function paymentHeaders({ frame }: PaymentSources): Record<string, string> {
  const frames = frame.split(" ").filter((source) => source.includes("//") && !source.includes("*"));
  return {
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "reporting-endpoints": `${violationsGroup}="${violationsPath}"`,
    "permissions-policy": `camera=(), geolocation=(), microphone=(), payment=(${["self", ...frames.map((source) => `"${source}"`)].join(" ")})`,
  };
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
    const payment = readSources(context.res.headers.get(paymentHeader));
    const headers = { ...unchanging, ...(payment && paymentHeaders(payment)) };
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    context.header("referrer-policy", referrerPolicy(context.res.headers.get("referrer-policy")));
    if (isSecure) context.header("strict-transport-security", strictTransport);
    const styleHashes = context.res.headers.get(styleHashesHeader) ?? "";
    const isMeasured = context.res.headers.has(measuredHeader);
    const collector = context.res.headers.get(monitoredHeader) ?? undefined;
    for (const name of [styleHashesHeader, measuredHeader, monitoredHeader, paymentHeader])
      context.header(name, undefined);
    if (!hasPolicy) return;
    const nonce = context.get("nonce");
    const policy = contentSecurityPolicy({ nonce, styleHashes, formTargets, isMeasured, collector, payment });
    context.header("content-security-policy", policy);
  });
}

function readSources(value: string | null): PaymentSources | undefined {
  return value === null ? undefined : (JSON.parse(value) as PaymentSources);
}
