import type { Hono } from "hono";
import {
  erasePerson,
  exportPerson,
  type PersonData,
  type PersonDataProblem,
} from "../contracts/privacy/person-data.ts";
import { Refusal } from "./refusal.ts";
import { type RefuseInput, serveEndpoint } from "./serve-endpoint.ts";

export const refusePersonInput: RefuseInput = ({ part }) =>
  new Refusal(400, {
    title: "Bad Request",
    detail: `The ${part} of the request does not fit.`,
  } satisfies PersonDataProblem);

/** Serves the two calls about a person. The connection authenticates the caller, as for the system's other calls. */
export function servePersonData(app: Hono, personData: PersonData): void {
  serveEndpoint(app, exportPerson, {
    refuseInput: refusePersonInput,
    handle: async ({ body }) => ({ sections: await personData.exportPerson(body) }),
  });
  serveEndpoint(app, erasePerson, {
    refuseInput: refusePersonInput,
    handle: async ({ body }) => ({ kept: await personData.erasePerson(body) }),
  });
}
