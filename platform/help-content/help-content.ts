import { Hono } from "hono";
import type { Database } from "../../database/database.ts";
import { contentNotFound } from "./content-problem.ts";
import { serveContents } from "./contents.ts";
import { serveQuestions } from "./questions.ts";

/** The embedded help content. It has only GET endpoints. */
export function createHelpContent({ database, now }: { database: Database; now: () => Date }): Hono {
  const app = new Hono();
  app.notFound((context) => context.json(contentNotFound, 404));
  serveQuestions(app, database.queries);
  serveContents(app, { queries: database.queries, now });
  return app;
}
