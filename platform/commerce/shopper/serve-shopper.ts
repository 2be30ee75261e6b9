import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { customersPath } from "../../../contracts/commerce/customers/customers-path.ts";
import { ocapiPath } from "../../../contracts/commerce/ocapi.ts";
import type { Refusal } from "../../refusal.ts";
import { ocapiFault } from "../ocapi-fault.ts";
import { scapiProblem } from "../scapi-problem.ts";
import { serveAddresses } from "./customers/serve-addresses.ts";
import { serveCustomers } from "./customers/serve-customers.ts";
import { serveForeignIds } from "./customers/serve-foreign-ids.ts";
import { servePasswords } from "./customers/serve-passwords.ts";
import { servePaymentInstruments } from "./customers/serve-payment-instruments.ts";
import { serveWebSession } from "./serve-web-session.ts";
import type { ShopperDeps } from "./shopper-deps.ts";
import { serveAuthorize, serveLogin } from "./tokens/serve-authorize.ts";
import { serveLogout, serveToken } from "./tokens/serve-token.ts";
import { serveTrustedSystem } from "./tokens/serve-trusted-system.ts";
import { slasRefusal } from "./tokens/slas-refusal.ts";

const maxBytes = 64 * 1024;

/** The part of the commerce platform about people: tokens, sessions and customers. */
export function serveShopper(app: Hono, deps: ShopperDeps): void {
  limitBody(app, "/shopper/auth/*", slasRefusal(413, "the request is too large"));
  limitBody(app, `${customersPath}/*`, tooLargeProblem);
  limitBody(app, `${ocapiPath}/sessions`, tooLargeFault);
  limitBody(app, `${ocapiPath}/customers/*`, tooLargeFault);
  serveAuthorize(app, deps);
  serveLogin(app, deps);
  serveToken(app, deps);
  serveTrustedSystem(app, deps);
  serveLogout(app, deps);
  serveWebSession(app, deps);
  servePasswords(app, deps);
  serveCustomers(app, deps);
  serveAddresses(app, deps);
  servePaymentInstruments(app, deps);
  serveForeignIds(app, deps);
}

const tooLargeProblem = scapiProblem(413, {
  title: "Request Too Large",
  id: "request-too-large",
  detail: "The request is too large.",
});

const tooLargeFault = ocapiFault(413, { type: "RequestTooLargeException", message: "The request is too large." });

function limitBody(app: Hono, path: string, { document, status }: Refusal): void {
  // The rest of the body is never read, so the connection cannot be reused.
  const onError = (context: Context) => context.json(document, status, { connection: "close" });
  app.use(path, bodyLimit({ maxSize: maxBytes, onError }));
}
