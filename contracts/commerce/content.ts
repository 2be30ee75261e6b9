import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { ocapiPath } from "./ocapi.ts";
import { id, localeId } from "./text.ts";

export const getContent = endpoint({
  method: "GET",
  path: `${ocapiPath}/content/:contentId`,
  params: z.object({ siteId: id, contentId: id }),
  query: z.object({ locale: localeId.optional() }),
  response: z.looseObject({
    _v: z.string(),
    _type: z.literal("content"),
    id: z.string(),
    name: z.string(),
    description: z.string().optional(),
    c_body: z.string(),
  }),
});

/** The types of object that a shopper may read; the platform has others. */
export const customObjectType = z.enum(["SplashPage", "CountryConfiguration"]);

export const getCustomObject = endpoint({
  method: "GET",
  path: `${ocapiPath}/custom_objects/:objectType/:key`,
  params: z.object({ siteId: id, objectType: id, key: id }),
  query: z.object({ step: z.string().max(64).optional() }),
  response: z.looseObject({
    _v: z.string(),
    _type: z.literal("custom_object"),
    object_type: z.string(),
    key_value_string: z.string(),
  }),
});

const countries = z.array(z.string());

/** The site preferences that the shop may read. A list holds the countries where the preference is on. */
export const sitePreferences = z.object({
  c_hideAccountPage: z.boolean(),
  c_hidePaymentMethodPage: z.boolean(),
  /** Regions of the world, such as EU: the unit in which the overview is turned on. */
  c_showMyOverview: z.array(z.string()),
  c_showAutoRenewal: countries,
  c_showVATFeature: z.boolean(),
  c_vcsVertexTaxationIntegration: z.boolean(),
  c_vcsConfigurableTaxationCountry: countries,
  c_showAllOrders: countries,
  c_billingMatchCountries: countries,
  /** Whether guests may ask for a refund by themselves. */
  c_showGuestRefund: z.boolean(),
});
export type SitePreferences = z.infer<typeof sitePreferences>;

export const getSitePreferences = endpoint({
  method: "GET",
  path: `${ocapiPath}/site/preferences`,
  params: z.object({ siteId: id }),
  response: sitePreferences.extend({ _v: z.string(), _type: z.literal("site_preferences") }),
});
