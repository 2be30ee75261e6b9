import { and, eq } from "drizzle-orm";
import type { Hono } from "hono";
import {
  customObjectType,
  getContent,
  getCustomObject,
  getSitePreferences,
} from "../../../contracts/commerce/content.ts";
import { ocapiVersion } from "../../../contracts/commerce/ocapi.ts";
import type { CallResult } from "../../../contracts/endpoint.ts";
import type { CommerceDeps } from "../deps.ts";
import { defaultLocale } from "../markets.ts";
import { ocapiFault, refuseOcapiInput } from "../ocapi-fault.ts";
import { serveEndpoint } from "../../serve-endpoint.ts";
import { siteNotFound } from "../sites.ts";
import { type AssetFields, contentAssets, customObjects, sitePreferences } from "./catalogue-tables.ts";

export function serveContent(app: Hono, { database: { queries } }: CommerceDeps): void {
  serveEndpoint(app, getContent, {
    refuseInput: refuseOcapiInput,
    async handle({ params: { siteId, contentId }, query: { locale = defaultLocale } }) {
      const [asset] = await queries
        .select({ fields: contentAssets.fields })
        .from(contentAssets)
        .where(
          and(eq(contentAssets.siteId, siteId), eq(contentAssets.id, contentId), eq(contentAssets.locale, locale)),
        );
      if (!asset) {
        throw ocapiFault(404, {
          type: "ContentNotFoundException",
          message: `No content with the id '${contentId}' for the locale '${locale}' was found.`,
          arguments: { contentId, locale },
        });
      }
      return contentDocument(contentId, asset.fields);
    },
  });
  serveEndpoint(app, getCustomObject, {
    refuseInput: refuseOcapiInput,
    async handle({ params: { siteId, objectType, key } }) {
      const found = customObjectType.safeParse(objectType).success
        ? await queries
            .select({ fields: customObjects.fields })
            .from(customObjects)
            .where(
              and(
                eq(customObjects.siteId, siteId),
                eq(customObjects.objectType, objectType),
                eq(customObjects.key, key),
              ),
            )
        : [];
      if (!found[0]) {
        throw ocapiFault(404, {
          type: "CustomObjectNotFoundException",
          message: `No custom object '${objectType}' with the key '${key}' was found.`,
          arguments: { objectType, key },
        });
      }
      return customObjectDocument(objectType, key, found[0].fields);
    },
  });
  serveEndpoint(app, getSitePreferences, {
    refuseInput: refuseOcapiInput,
    async handle({ params: { siteId } }) {
      const [row] = await queries.select().from(sitePreferences).where(eq(sitePreferences.siteId, siteId));
      if (!row) throw siteNotFound(siteId);
      return preferencesDocument(row);
    },
  });
}

function contentDocument(id: string, fields: AssetFields): CallResult<typeof getContent> {
  return { _v: ocapiVersion, _type: "content", id, ...fields };
}

function customObjectDocument(
  objectType: string,
  key: string,
  fields: Record<string, unknown>,
): CallResult<typeof getCustomObject> {
  return { _v: ocapiVersion, _type: "custom_object", object_type: objectType, key_value_string: key, ...fields };
}

function preferencesDocument({
  preferences,
}: typeof sitePreferences.$inferSelect): CallResult<typeof getSitePreferences> {
  return { _v: ocapiVersion, _type: "site_preferences", ...preferences };
}
