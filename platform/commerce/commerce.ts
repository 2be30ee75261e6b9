import { Hono } from "hono";
import type { Database } from "../../database/open-database.ts";
import { serveSites } from "./sites.ts";

/** The embedded commerce platform. */
export function createCommerce({ database }: { database: Database }): Hono {
  const app = new Hono();
  serveSites(app, database.queries);
  return app;
}
