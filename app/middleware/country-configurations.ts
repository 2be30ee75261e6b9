import type { MiddlewareFunction } from "react-router";
import { catalogueContext, countriesContext, requestedShopContext } from "../request/request-context.ts";
import { resolveWithin } from "../request/resolve-within.ts";

/** The defaults are used when commerce takes longer than this, in milliseconds. */
const timeoutMs = 300;

/** Puts commerce's configuration of each country into the request context. */
export const countryConfigurations: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { site } = context.get(requestedShopContext).shop;
  const configurations = await resolveWithin(context.get(catalogueContext).countries(site.id), timeoutMs);
  if (configurations) context.set(countriesContext, configurations);
  return next();
};
