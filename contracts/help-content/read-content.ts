import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contactChannels } from "./contact-channels.ts";
import { contentLocale } from "./help-content-wire.ts";

const coverage = z.object({
  region: z.enum(["europe", "north-america"]),
  countries: z.array(z.object({ code: z.string(), name: z.string(), isLimited: z.boolean() })),
});

/** A version of a legal text is named by the first day it applies. */
const contentVersion = z.object({
  version: z.iso.date(),
  /** What it changed, in one sentence; absent for the first version. */
  changes: z.string().optional(),
});

const content = z.object({
  id: z.string(),
  locale: contentLocale,
  name: z.string(),
  /** Safe HTML. */
  c_body: z.string(),
  /** Of a legal text: the version this is, to record with an order. */
  c_version: z.iso.date().optional(),
  /** Of a legal text: the versions in this locale that apply or have applied, the newest first. */
  c_versions: z.array(contentVersion).optional(),
  /** Of a vehicle: the name of its drawing. */
  c_image: z.string().optional(),
  /** Of the list of countries: where connected navigation works. */
  c_countries: z.array(coverage).optional(),
  /** Of a splash page: the text of its button. */
  c_action: z.string().optional(),
  /** Of the page about contact: how to reach a person in this market. */
  c_contact: contactChannels.optional(),
});
export type Content = z.infer<typeof content>;

export const contentIds = {
  terms: "Terms_Conditions",
  privacy: "Privacy_Policy",
  imprint: "Imprint",
  accessibility: "Accessibility_Statement",
  renewals: "FAQ_Renewals_Page",
  countries: "Countries_List",
  needAnyHelp: "Need_any_Help",
  needHelp: "Need_Help_Content",
  contact: "Contact_Channels",
  dataCards: "Data_Cards",
} as const;

/** The id of a model's content; the key is that of `vehicleModels`. */
export const vehicleContentId = (modelKey: string): string => `Vehicle_${modelKey}`;

/**
 * One piece of content in one locale. Without a version it is the newest one whose first day has come in the locale's
 * country. Questions have endpoints of their own.
 */
export const readContent = endpoint({
  method: "GET",
  path: "/content/:id",
  params: z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,60}$/) }),
  query: z.strictObject({ locale: contentLocale, version: z.iso.date().optional() }),
  response: content,
});

/** The splash pages: the site of each, and the content it shows. */
export const listSplashPages = endpoint({
  method: "GET",
  path: "/splash-pages",
  response: z.object({ pages: z.array(z.object({ name: z.string(), siteId: z.string(), contentId: z.string() })) }),
});
