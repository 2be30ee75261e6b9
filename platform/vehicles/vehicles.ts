import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Database } from "../../database/database.ts";
import { servePersonData } from "../serve-person-data.ts";
import { type CallLimit, createCallLimit } from "./call-limit.ts";
import { serveLookup } from "./lookup.ts";
import { type Caller, createCallerAuthentication } from "./authenticate-caller.ts";
import { vehiclesPersonData } from "./person-data/person-data.ts";
import { serveSubscriptions } from "./subscriptions.ts";
import { bodyTooLarge, noSuchCall, tooManyCalls, unknownCaller } from "./vehicle-fault.ts";
import type { VinKeyRing } from "./vin-cipher.ts";
import { createVinLinks, serveVinLinks } from "./vin-links.ts";

export type VehiclesSettings = {
  database: Database;
  now: () => Date;
  /** The systems that may call the service. */
  callers: readonly Caller[];
  vinKeys: VinKeyRing;
  /** The audience of the encrypted VINs issued here. */
  audience?: string;
  callLimit?: CallLimit;
};

const defaultCallLimit: CallLimit = { calls: 6_000, seconds: 60 };

/** The embedded vehicle service. */
export function createVehicles(settings: VehiclesSettings): Hono {
  const { database, now, callers, vinKeys, audience = "storefront", callLimit = defaultCallLimit } = settings;
  const app = new Hono();
  const authenticate = createCallerAuthentication(callers);
  const secondsToWait = createCallLimit(callLimit, now);
  app.use(async (context, next) => {
    context.header("cache-control", "no-store");
    const caller = authenticate(context.req.header("authorization"));
    if (caller === undefined) return context.json(unknownCaller, 401);
    const seconds = secondsToWait(caller);
    if (seconds > 0) return context.json(tooManyCalls, 429, { "retry-after": String(seconds) });
    return next();
  });
  app.use(bodyLimit({ maxSize: 64 * 1024, onError: (context) => context.json(bodyTooLarge, 413) }));
  app.notFound((context) => context.json(noSuchCall, 404));
  const links = createVinLinks({ keys: vinKeys, audience, now });
  serveLookup(app, { queries: database.queries, links });
  serveVinLinks(app, links);
  serveSubscriptions(app, { database, now });
  servePersonData(app, vehiclesPersonData(database));
  return app;
}
