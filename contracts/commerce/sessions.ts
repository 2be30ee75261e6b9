import { endpoint } from "../endpoint.ts";
import { ocapiPath, siteParams } from "./ocapi.ts";

/** Opens a storefront session for a bearer token; the response sets the cookie `dwsid`. */
export const createSession = endpoint({ method: "POST", path: `${ocapiPath}/sessions`, params: siteParams });
