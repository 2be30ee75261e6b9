import { Hono } from "hono";
import { type GeolocationProblem, locate } from "../../contracts/geolocation.ts";
import { Refusal } from "../refusal.ts";
import { type RefuseInput, serveEndpoint } from "../serve-endpoint.ts";
import { countryOfAddress } from "./country-of-address.ts";

const refuseInput: RefuseInput = () =>
  new Refusal(400, { title: "Bad Request", detail: "An IP address is needed." } satisfies GeolocationProblem);

const noSuchCall: GeolocationProblem = { title: "Not Found", detail: "There is nothing at this address." };

/** The embedded geolocation service. */
export function createGeolocation(): Hono {
  const app = new Hono();
  app.notFound((context) => context.json(noSuchCall, 404));
  serveEndpoint(app, locate, {
    refuseInput,
    handle: async ({ query }) => ({ country: countryOfAddress(query.ip), ip: query.ip }),
  });
  return app;
}
