import { and, asc, eq } from "drizzle-orm";
import type { Hono } from "hono";
import type { CallResult } from "../../contracts/endpoint.ts";
import { type Content, listSplashPages, readContent } from "../../contracts/help-content/read-content.ts";
import type { Queries } from "../../database/database.ts";
import { Refusal } from "../refusal.ts";
import { serveEndpoint } from "../serve-endpoint.ts";
import { refuseContentInput, contentNotFound } from "./content-problem.ts";
import { contents, splashPages } from "./content-tables.ts";
import { writtenLocale } from "./locale-of-region.ts";

export function serveContents(app: Hono, queries: Queries): void {
  serveEndpoint(app, readContent, {
    refuseInput: refuseContentInput,
    async handle({ params, query }): Promise<Content> {
      const [row] = await queries
        .select()
        .from(contents)
        .where(and(eq(contents.locale, writtenLocale(query.locale)), eq(contents.id, params.id)));
      if (!row) throw new Refusal(404, contentNotFound);
      return { id: row.id, locale: query.locale, name: row.name, c_body: row.body, ...row.details };
    },
  });
  serveEndpoint(app, listSplashPages, {
    refuseInput: refuseContentInput,
    async handle(): Promise<CallResult<typeof listSplashPages>> {
      return { pages: await queries.select().from(splashPages).orderBy(asc(splashPages.name)) };
    },
  });
}
