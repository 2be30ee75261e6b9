import { endpoint } from "../endpoint.ts";
import { ocapiPath, siteParams } from "./ocapi.ts";

/** Bridges a bearer token to a storefront session, which comes back as the cookie `dwsid`. */
export const createSession = endpoint({ method: "POST", path: `${ocapiPath}/sessions`, params: siteParams });
