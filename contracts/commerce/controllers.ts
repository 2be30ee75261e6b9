import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { localeId } from "./text.ts";

export const controllerPath = "/on/demandware.store/:site/:locale/:controllerMethod";

export const controllerParams = z.object({
  /** Such as `Sites-VCS-Site`. */
  site: z.string().regex(/^Sites-[\w-]{1,32}-Site$/),
  /** The platform itself writes its locales with an underscore. */
  locale: z.union([localeId, z.string().regex(/^([a-z]{2}_[A-Z]{2}|default)$/)]),
  /** The controller and its method, such as `SOM-History`. */
  controllerMethod: z.string().regex(/^[A-Za-z]{1,40}-[A-Za-z]{1,60}$/),
});

/** Calls a storefront controller, which forwards the request to the system behind it. */
export const callController = endpoint({
  method: "POST",
  path: controllerPath,
  params: controllerParams,
  body: z.record(z.string(), z.unknown()),
  response: z.unknown(),
});
