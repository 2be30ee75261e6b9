import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Environment } from "../environment/environment.ts";
import type { Logger } from "../logging/logger.ts";
import { isSandboxPath } from "../payments/payment-sandboxes.ts";
import { answerFailure } from "./answer-failure.ts";
import { compress } from "./compress.ts";
import { createHealth, type ReadinessChecks, type ReadinessNotes } from "./health.ts";
import { identifyRequest } from "./identify-request.ts";
import { refuseOversizedUrl } from "./overload/refuse-oversized-url.ts";
import { limitRequests } from "./overload/limit-requests.ts";
import { receiveBody } from "./overload/receive-body.ts";
import { requireKnownHost } from "./require-known-host.ts";
import { requireSameOrigin } from "./require-same-origin.ts";
import { secureHeaders } from "./secure-headers.ts";
import type { ShopHttp } from "./shop-environment.ts";

export const maxBodyBytes = 64 * 1024;

export type RequestFacts = { requestId: string; nonce: string; ip: string; host: string };
export type Storefront = (request: Request, facts: RequestFacts) => Promise<Response>;

type Parts = {
  environment: Environment;
  logger: Logger;
  checks: ReadinessChecks;
  notes?: ReadinessNotes;
  /** Whether this process has been asked to end. */
  isStopping?: () => boolean;
  staticFiles: Hono;
  /** The embedded identity provider, which sets its own headers. */
  identity?: Hono;
  /** Back-channel log-outs of an external identity provider. */
  logOuts?: Hono | undefined;
  /** The webhooks of the payment providers. */
  webhooks: Hono;
  /** Renewals and refunds for an external order management, which authenticates by a token. */
  charges?: Hono;
  /** Browsers' reports of content security policy violations. */
  violations?: Hono<ShopHttp>;
  /** The payment sandboxes, where they share the shop's origin. */
  sandboxes?: Hono;
  /** Unsubscribing from letters, and the development pages about letters; they set their own headers. */
  letters?: Hono<ShopHttp>;
  /** Development pages of the process: clock and jobs. */
  screens: Hono;
  storefront: Storefront;
  /** The development server injects scripts of its own that carry no nonce. */
  hasPolicy: boolean;
};

/** The request pipeline, step by step. */
export function createHttp(parts: Parts): Hono<ShopHttp> {
  const { environment, logger, checks, notes, staticFiles, identity, webhooks, sandboxes, screens, storefront } = parts;
  const isSecure = environment.PUBLIC_ORIGIN.startsWith("https:");
  const app = new Hono<ShopHttp>();
  app.use(identifyRequest(logger, environment.TRUSTED_PROXIES));
  app.use(refuseOversizedUrl);
  app.route("/health", createHealth({ checks, notes, isStopping: parts.isStopping ?? (() => false), logger }));
  app.use(requireKnownHost(knownHosts(environment)));
  app.use(receiveBody);
  app.use(limitRequests(environment));
  if (identity) app.route("/", identity);
  if (parts.logOuts) app.route("/", parts.logOuts);
  app.all("/webhooks/*", (context) => webhooks.fetch(context.req.raw));
  if (parts.violations) app.route("/", parts.violations);
  if (parts.charges) app.route("/", parts.charges);
  if (parts.letters) app.route("/", parts.letters);
  if (sandboxes) app.use((context, next) => serveSandbox(sandboxes, context.req.raw) ?? next());
  const { IDENTITY_ISSUER } = environment;
  const formTargets = IDENTITY_ISSUER ? new URL(IDENTITY_ISSUER).origin : "";
  app.use(secureHeaders({ isSecure, hasPolicy: parts.hasPolicy, formTargets }));
  app.use(requireSameOrigin(environment.PUBLIC_ORIGIN));
  app.use(bodyLimit({ maxSize: maxBodyBytes, onError: (context) => context.text("Payload Too Large", 413) }));
  app.route("/", staticFiles);
  app.route("/", screens);
  app.use(compress);
  app.all("*", (context) => {
    const { ip, host } = context.get("origin");
    return storefront(context.req.raw, {
      requestId: context.get("requestId"),
      nonce: context.get("nonce"),
      ip,
      host,
    });
  });
  return app.onError(answerFailure);
}

function serveSandbox(sandboxes: Hono, request: Request): Promise<Response> | undefined {
  if (!isSandboxPath(new URL(request.url).pathname)) return undefined;
  return Promise.resolve(sandboxes.fetch(request));
}

function knownHosts({ STAGE, PUBLIC_ORIGIN, SITE_HOSTS }: Environment): ReadonlySet<string> | "any" {
  return STAGE === "development" ? "any" : new Set([new URL(PUBLIC_ORIGIN).host, ...Object.keys(SITE_HOSTS)]);
}
