import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { ocapiPath, siteParams } from "./ocapi.ts";

export const storefrontStatus = z.enum(["online", "maintenance", "to_be_deleted", "protected"]);
export type StorefrontStatus = z.infer<typeof storefrontStatus>;

export const getSite = endpoint({
  method: "GET",
  path: `${ocapiPath}/site`,
  params: siteParams,
  response: z.object({ _v: z.string(), _type: z.literal("site"), id: z.string(), storefront_status: storefrontStatus }),
});
