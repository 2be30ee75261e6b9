import { and, asc, desc, eq } from "drizzle-orm";
import type { Hono } from "hono";
import type { CallResult } from "../../contracts/endpoint.ts";
import type { ContentLocale } from "../../contracts/help-content/help-content-wire.ts";
import { type Content, listSplashPages, readContent } from "../../contracts/help-content/read-content.ts";
import { dayIn, timeZoneOfLocale } from "../../contracts/markets/market-time.ts";
import type { Queries } from "../../database/database.ts";
import { Refusal } from "../refusal.ts";
import { serveEndpoint } from "../serve-endpoint.ts";
import { refuseContentInput, contentNotFound } from "./content-problem.ts";
import { contents, splashPages } from "./content-tables.ts";
import { writtenLocale } from "./locale-of-region.ts";

type Row = typeof contents.$inferSelect;

export function serveContents(app: Hono, { queries, now }: { queries: Queries; now: () => Date }): void {
  serveEndpoint(app, readContent, {
    refuseInput: refuseContentInput,
    async handle({ params, query }): Promise<Content> {
      const rows = await queries
        .select()
        .from(contents)
        .where(and(eq(contents.locale, writtenLocale(query.locale)), eq(contents.id, params.id)))
        .orderBy(desc(contents.version));
      const today = dayIn(now(), timeZoneOfLocale(query.locale));
      const published = rows.filter(({ version }) => version <= today);
      const row = published.find(({ version }) => query.version === undefined || version === query.version);
      if (!row) throw new Refusal(404, contentNotFound);
      return contentFromRows(row, published, query.locale);
    },
  });
  serveEndpoint(app, listSplashPages, {
    refuseInput: refuseContentInput,
    async handle(): Promise<CallResult<typeof listSplashPages>> {
      return { pages: await queries.select().from(splashPages).orderBy(asc(splashPages.name)) };
    },
  });
}

function contentFromRows(row: Row, published: readonly Row[], locale: ContentLocale): Content {
  const { changes: _, ...details } = row.details;
  return {
    id: row.id,
    locale,
    name: row.name,
    c_body: row.body,
    ...details,
    ...(row.version !== "" && {
      c_version: row.version,
      c_versions: published.map(({ version, details: { changes } }) => ({ version, ...(changes && { changes }) })),
    }),
  };
}
