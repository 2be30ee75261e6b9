import type { MiddlewareFunction } from "react-router";
import { catalogueContext, countriesContext, shopContext } from "../request/request-context.ts";
import { resolveWithin } from "../request/resolve-within.ts";

/** What is usual stands in for what does not come in time, in milliseconds. */
const patienceMs = 300;

/** Brings what commerce says about each country into the request. */
export const countryConfigurations: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { site } = context.get(shopContext).shop;
  const known = await resolveWithin(context.get(catalogueContext).countries(site.id), patienceMs);
  if (known) context.set(countriesContext, known);
  return next();
};
