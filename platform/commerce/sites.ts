import { eq } from "drizzle-orm";
import { pgSchema, text } from "drizzle-orm/pg-core";
import type { Hono } from "hono";
import { ocapiVersion } from "../../contracts/commerce/ocapi.ts";
import { getSite, type StorefrontStatus } from "../../contracts/commerce/site.ts";
import type { CallResult } from "../../contracts/endpoint.ts";
import type { Queries } from "../../database/database.ts";
import { serveEndpoint } from "../serve-endpoint.ts";
import { ocapiFault, refuseOcapiInput } from "./ocapi-fault.ts";

const sites = pgSchema("commerce").table("sites", {
  id: text().primaryKey(),
  storefrontStatus: text("storefront_status").$type<StorefrontStatus>().notNull(),
});

export function serveSites(app: Hono, queries: Queries): void {
  serveEndpoint(app, getSite, {
    refuseInput: refuseOcapiInput,
    async handle({ params }) {
      const [site] = await queries.select().from(sites).where(eq(sites.id, params.siteId));
      if (!site) throw siteNotFound(params.siteId);
      return siteDocument(site);
    },
  });
}

export async function isKnownSite(queries: Queries, siteId: string): Promise<boolean> {
  const found = await queries.select({ id: sites.id }).from(sites).where(eq(sites.id, siteId));
  return found.length > 0;
}

export const siteNotFound = (siteId: string) =>
  ocapiFault(404, {
    type: "SiteNotFoundException",
    message: `No site with the id '${siteId}' was found.`,
    arguments: { siteId },
  });

function siteDocument(site: typeof sites.$inferSelect): CallResult<typeof getSite> {
  return { _v: ocapiVersion, _type: "site", id: site.id, storefront_status: site.storefrontStatus };
}
