import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { toCamelKeys } from "../../contracts/commerce/key-case.ts";
import { serveBaskets } from "./baskets/serve-baskets.ts";
import { serveCatalogue } from "./catalogue/serve-catalogue.ts";
import { serveControllers } from "./controllers.ts";
import type { CommerceDeps } from "./deps.ts";
import { scapiProblem } from "./scapi-problem.ts";
import { ocapiFault } from "./ocapi-fault.ts";
import { listOrdersOfCustomer } from "./orders/list-orders.ts";
import { serveOrders } from "./orders/serve-orders.ts";
import { serveCommercePersonData } from "./person-data/serve-person-data.ts";
import { createShopperGuards } from "./require-shopper.ts";
import { createPasswords } from "./shopper/password-hash.ts";
import { serveShopper } from "./shopper/serve-shopper.ts";
import { slasRefusal } from "./shopper/tokens/slas-refusal.ts";
import { serveSites } from "./sites.ts";
import type { Refusal, RefusalStatus } from "../refusal.ts";

const maxBodyBytes = 64 * 1024;

/** The embedded commerce platform. */
export function createCommerce(deps: CommerceDeps): Hono {
  const app = new Hono();
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (context) => write(refuse(context.req.path, 413, tooLarge)),
    }),
  );
  serveSites(app, deps.database.queries);
  serveShoppers(app, deps);
  serveCatalogue(app, deps);
  serveBaskets(app, deps);
  serveOrders(app, deps);
  serveControllers(app, deps);
  serveCommercePersonData(app, deps);
  app.notFound((context) => write(refuse(context.req.path, 404, unknownResource)));
  return app;
}

function serveShoppers(app: Hono, { database, now, tokens, people }: CommerceDeps): void {
  serveShopper(app, {
    ...people,
    database,
    now,
    accessTokens: tokens,
    guards: createShopperGuards(tokens),
    passwords: createPasswords(),
    async listOrders(customerId, siteId, page) {
      const { orders, total } = await listOrdersOfCustomer(database.queries, { customerId, siteId }, page);
      return { data: orders.map((order) => toCamelKeys(order)), total };
    },
  });
}

type Reason = { type: string; id: string; title: string; message: string };

const tooLarge: Reason = {
  type: "RequestEntityTooLargeException",
  id: "content-too-large",
  title: "Content Too Large",
  message: "The body of the request is too large.",
};

const unknownResource: Reason = {
  type: "ResourcePathNotFoundException",
  id: "resource-not-found",
  title: "Not Found",
  message: "There is nothing at this address.",
};

const failed: Reason = {
  type: "InternalServerErrorException",
  id: "internal-server-error",
  title: "Internal Server Error",
  message: "The service has failed.",
};

/** The response to an internal failure, in the format of the API at this path. */
export const commerceFailure = (path: string): object => refuse(path, 500, failed).document;

/** The shop API and the controllers respond with faults, the token API with messages, the newer APIs with problems. */
function refuse(path: string, status: RefusalStatus, { type, id, title, message }: Reason): Refusal {
  if (path.startsWith("/s/") || path.startsWith("/on/")) return ocapiFault(status, { type, message });
  if (path.startsWith("/shopper/auth/")) return slasRefusal(status, message);
  return scapiProblem(status, { title, id, detail: message });
}

const write = ({ document, status }: Refusal) => Response.json(document, { status });
