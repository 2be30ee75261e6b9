import { createMiddleware } from "hono/factory";
import type { PaymentCspSources } from "../../app/features/payment/rules/payment-csp-sources.ts";
import { setHeaders } from "./set-headers.ts";
import type { ShopHttp } from "./shop-environment.ts";

const constantHeaders: Record<string, string> = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(self)",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** The frame of a payment provider shows the shop's font, and loads it from the shop. */
const fontHeaders = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };

/** Referrer policies a page may request: only stricter ones than the default. */
const stricterReferrers = ["no-referrer", "same-origin"];

function referrerPolicy(requested: string | null): string {
  return requested !== null && stricterReferrers.includes(requested) ? requested : "strict-origin-when-cross-origin";
}

/** Two years, as browsers' preload lists require. */
const strictTransport = "max-age=63072000; includeSubDomains";

/** Browsers report policy violations on payment pages here: tampering shows there first. */
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

/** What the storefront says in headers is for this step only. */
const withoutOwnHeaders = {
  [styleHashesHeader]: undefined,
  [measuredHeader]: undefined,
  [monitoredHeader]: undefined,
  [paymentHeader]: undefined,
};

/** Where a tag manager's script and the statistics it sends come from and go to. */
const statistics = {
  script: " https://www.googletagmanager.com",
  image: " https://www.googletagmanager.com https://*.google-analytics.com",
  connect: " https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
};
const noSources = { script: "", image: "", connect: "" };

type PolicyInput = {
  nonce: string;
  styleHashes: string;
  /** Other origins a form may end at, with spaces between. */
  formTargets?: string;
  isMeasured?: boolean;
  /** The origin that monitoring reports to. */
  collector?: string | undefined;
  payment?: PaymentCspSources | undefined;
};

/**
 * No script or style without this request's nonce, no other origins, no framing of our pages. The rulers use style
 * attributes; each value on the page is allowed by its hash.
 */
export function contentSecurityPolicy(input: PolicyInput): string {
  const { nonce, styleHashes, formTargets = "", isMeasured = false, payment } = input;
  const monitoring = monitoringSources(input);
  // No statistics on payment pages.
  const externalSources = payment ? sourcesOf(payment) : isMeasured ? statistics : noSources;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${externalSources.script}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr ${styleHashes ? `'unsafe-hashes' ${styleHashes}` : "'none'"}`,
    `img-src 'self' data:${externalSources.image}`,
    "font-src 'self'",
    `connect-src 'self'${externalSources.connect}${monitoring.connect}`,
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

/** Session replay compresses in a worker that its library creates from a blob. */
const monitoringSources = ({ collector, payment }: PolicyInput) =>
  collector && !payment ? { connect: ` ${collector}`, worker: " blob:" } : { connect: "", worker: "" };

const sourcesOf = ({ script, image, connect }: PaymentCspSources) => ({
  script: ` ${script}`,
  image: ` ${image}`,
  connect: ` ${connect}`,
});

/** A wallet opens its own window, and may request a payment from within its provider's frame. */
function paymentHeaders({ frame }: PaymentCspSources): Record<string, string> {
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
    const { headers } = context.res;
    const payment = readSources(headers.get(paymentHeader));
    const isFont = context.req.path.startsWith("/fonts/");
    const policy = {
      nonce: context.get("nonce"),
      styleHashes: headers.get(styleHashesHeader) ?? "",
      formTargets,
      isMeasured: headers.has(measuredHeader),
      collector: headers.get(monitoredHeader) ?? undefined,
      payment,
    };
    setHeaders(context, {
      ...constantHeaders,
      ...(isFont && fontHeaders),
      ...(payment && paymentHeaders(payment)),
      "referrer-policy": referrerPolicy(headers.get("referrer-policy")),
      ...(isSecure && { "strict-transport-security": strictTransport }),
      ...(hasPolicy && { "content-security-policy": contentSecurityPolicy(policy) }),
      ...withoutOwnHeaders,
    });
  });
}

function readSources(value: string | null): PaymentCspSources | undefined {
  return value === null ? undefined : (JSON.parse(value) as PaymentCspSources);
}
