import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { readGuestOrders } from "../../contracts/privacy/person-data.ts";
import type { Database } from "../../database/database.ts";
import { serveEndpoint } from "../serve-endpoint.ts";
import { refusePersonInput, servePersonData } from "../serve-person-data.ts";
import { defaultSettings, type LifeCycleSettings } from "./life-cycle/settings.ts";
import { serveCalendars } from "./letter-links/serve-calendars.ts";
import { serveLetterLinks } from "./letter-links/serve-letter-links.ts";
import { serveDeclarations } from "./declarations/file-declaration.ts";
import { findGuestOrders, orderManagementPersonData } from "./person-data.ts";
import { notFound, tooLarge } from "./som-fault.ts";
import { serveUpdates } from "./update/update-record.ts";
import { serveImport } from "./endpoints/import-order.ts";
import { serveOrders } from "./endpoints/read-orders.ts";
import { servePaymentMethod } from "./endpoints/read-payment-method.ts";
import { serveSubscriptions } from "./endpoints/read-subscriptions.ts";

type OrderManagement = {
  database: Database;
  now: () => Date;
  settings?: Partial<LifeCycleSettings>;
  /** Signs the links in letters; without it they are valid in this process only. */
  linkKey?: Uint8Array;
};

/** The embedded order management. The connection authenticates the caller; the body names the account. */
export function createOrderManagement(given: OrderManagement): Hono {
  const { database, now, settings, linkKey = randomBytes(32) } = given;
  const app = new Hono();
  const deps = { database, now, settings: { ...defaultSettings, ...settings }, linkKey };
  app.use(bodyLimit({ maxSize: 65_536, onError: (context) => context.json(tooLarge().document, 413) }));
  app.notFound((context) => context.json(notFound().document, 404));
  serveImport(app, deps);
  serveOrders(app, database.queries);
  serveSubscriptions(app, { queries: database.queries, now });
  servePaymentMethod(app, database.queries);
  serveUpdates(app, deps);
  serveLetterLinks(app, deps);
  serveCalendars(app, deps);
  serveDeclarations(app, deps);
  servePersonData(app, orderManagementPersonData(database));
  serveEndpoint(app, readGuestOrders, {
    refuseInput: refusePersonInput,
    handle: async ({ body }) => ({ orderNumbers: await findGuestOrders(database, body.email) }),
  });
  return app;
}
