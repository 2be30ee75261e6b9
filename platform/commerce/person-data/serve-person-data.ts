import type { Hono } from "hono";
import type { PersonDataProblem } from "../../../contracts/privacy/person-data.ts";
import { servePersonData } from "../../serve-person-data.ts";
import type { CommerceDeps } from "../deps.ts";
import { isTrustedClient } from "../shopper/tokens/slas-checks.ts";
import { commercePersonData } from "./person-data.ts";

const unknownClient: PersonDataProblem = { title: "Unauthorized", detail: "The client is not known." };

/** For the shop's server only, which sends its client id and secret as basic credentials. */
export function serveCommercePersonData(app: Hono, { database, people }: CommerceDeps): void {
  app.use("/person-data/*", async (context, next) => {
    if (!isTrustedClient(people.settings, context)) return context.json(unknownClient, 401);
    return next();
  });
  servePersonData(app, commercePersonData(database));
}
