import { Hono } from "hono";
import type { RateLimits } from "../../app/settings/rate-limits.ts";
import type { Database } from "../../database/database.ts";
import type { Environment } from "../environment/environment.ts";
import { requireSameOrigin } from "../http/require-same-origin.ts";
import type { ShopHttp } from "../http/shop-environment.ts";
import { createLettersPage } from "./letters-page.ts";
import { createMailboxPage } from "./mailbox-page.ts";
import { unsubscribeKey } from "./open-letters.ts";
import { serveUnsubscribe } from "./unsubscribe-page.ts";

type Deps = {
  environment: Pick<Environment, "PUBLIC_ORIGIN">;
  database: Database;
  secret: string;
  now: () => Date;
  wake: () => void;
  limits: Pick<RateLimits, "unsubscribePerLetter">;
  /** The path of the development pages; undefined where they do not exist. */
  screens: string | undefined;
};

/** Everything about letters that a browser opens. */
export function serveLetters(deps: Deps): Hono<ShopHttp> {
  const { environment, database, secret, now, wake, limits, screens } = deps;
  const { queries } = database;
  const app = new Hono<ShopHttp>();
  app.route("/", serveUnsubscribe({ queries, now, key: unsubscribeKey(secret), limits }));
  if (screens === undefined) return app;
  app.use(`${screens}/letters`, requireSameOrigin(environment.PUBLIC_ORIGIN));
  return app
    .route(`${screens}/mailbox`, createMailboxPage(queries))
    .route(`${screens}/letters`, createLettersPage({ database, now, wake }));
}
