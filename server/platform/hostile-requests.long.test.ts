import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { chargesProblem } from "../../contracts/charges/charges.ts";
import { callController } from "../../contracts/commerce/controllers.ts";
import { ocapiFault } from "../../contracts/commerce/ocapi.ts";
import { scapiProblem } from "../../contracts/commerce/scapi.ts";
import { slasFault } from "../../contracts/commerce/slas.ts";
import { documentProblem } from "../../contracts/documents/documents.ts";
import { consentProblem } from "../../contracts/consent-records/consent-records-wire.ts";
import { careProblem } from "../../contracts/customer-care/customer-care-wire.ts";
import { contentProblem } from "../../contracts/help-content/help-content-wire.ts";
import { lookupError } from "../../contracts/address-lookup/address-lookup-wire.ts";
import { somFault } from "../../contracts/order-management/som.ts";
import { vehicleFault } from "../../contracts/vehicles/vehicles-wire.ts";
import { arbitraryOf } from "../../test/hostile/arbitrary-of.ts";
import { collectEndpoints, type ServiceEndpoint } from "../../test/hostile/collect-endpoints.ts";
import { createHostileFixture } from "../../test/hostile/hostile-fixture.ts";
import {
  addField,
  hostileQuery,
  type InputFault,
  inputFaults,
  replaceSomewhere,
  strangeValue,
} from "../../test/hostile/invalid-input.ts";

const endpoints = await collectEndpoints();
const perEndpoint = 30;
/** A document has so many fields that few of those drawn at random fit. */
const perDocument = 120;

/** The error document of each service. */
const faults: Record<string, z.ZodType> = {
  vehicles: vehicleFault,
  "order-management": somFault,
  documents: documentProblem,
  charges: chargesProblem,
  "help-content": contentProblem,
  "customer-care": careProblem,
  "consent-records": consentProblem,
  geolocation: z.object({ title: z.string(), detail: z.string() }),
  "address-lookup": z.object({ Items: z.array(lookupError).length(1) }),
};
const faultOf = ({ service, endpoint }: ServiceEndpoint) => {
  if (service !== "commerce") return faults[service];
  if (endpoint.path.startsWith("/shopper/auth/")) return slasFault;
  // A controller returns the error document of order management.
  if (endpoint === callController) return z.union([ocapiFault, somFault]);
  return endpoint.path.startsWith("/s/") ? ocapiFault : scapiProblem;
};

let fixture: Awaited<ReturnType<typeof createHostileFixture>>;
beforeAll(async () => {
  fixture = await createHostileFixture();
});
afterAll(() => fixture.close());

type Shot = {
  fault: InputFault;
  choice: number;
  params: Record<string, string>;
  query: Record<string, unknown>;
  extra: [string, string][];
  body: unknown;
};

const shotsAt = ({ endpoint }: ServiceEndpoint): fc.Arbitrary<Shot> =>
  fc.record({
    fault: fc.constantFrom(...inputFaults),
    choice: fc.nat(),
    params: arbitraryOf(endpoint.params, fixture.known) as fc.Arbitrary<Record<string, string>>,
    query: arbitraryOf(endpoint.query, fixture.known) as fc.Arbitrary<Record<string, unknown>>,
    extra: hostileQuery,
    body: arbitraryOf(endpoint.body, fixture.known),
  });

/** Every second request names records of its own sender. */
function aim(shot: Shot): Shot {
  const named = shot.choice % 4 < 2 ? fixture.namedFor(shot.choice) : {};
  const withNames = <Part>(part: Part): Part => {
    if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, value]) => [
        name,
        Object.hasOwn(named, name) ? named[name] : (value as unknown),
      ]),
    ) as Part;
  };
  return { ...shot, params: withNames(shot.params), query: withNames(shot.query), body: withNames(shot.body) };
}

/** The body that is sent instead of the valid one. */
function spoil({ endpoint }: ServiceEndpoint, { fault, choice, body }: Shot): unknown {
  switch (fault) {
    case "no body":
      return undefined;
    case "an unknown field":
      return addField(body);
    case "a wrong type":
    case "a strange number":
    case "text that cannot be kept":
      return replaceSomewhere(body, choice, strangeValue(fault, choice));
    case "a megabyte":
      return endpoint.encoding === "form" ? { Text: "x".repeat(1_000_000) } : { text: "x".repeat(1_000_000) };
    default:
      return body;
  }
}

function encode({ endpoint }: ServiceEndpoint, { fault }: Shot, body: unknown): string | undefined {
  if (fault === "no JSON") return endpoint.encoding === "form" ? "%%%=%" : '{"a":';
  if (body === undefined) return undefined;
  if (endpoint.encoding !== "form") return JSON.stringify(body);
  const fields = Object.entries(body ?? {}).map(([name, value]) => [name, String(value)] as [string, string]);
  return new URLSearchParams(fields).toString();
}

function buildRequest(found: ServiceEndpoint, shot: Shot): Request {
  const { endpoint, service } = found;
  const path = endpoint.path.replaceAll(
    /:([A-Za-z]+)/g,
    (_, name: string) => encodeURIComponent((shot.params[name] ?? "x").toWellFormed()) || "x",
  );
  const url = new URL(fixture.origin + path);
  for (const [name, value] of Object.entries(shot.query)) url.searchParams.append(name, String(value).toWellFormed());
  const isQuery = endpoint.method === "GET" && shot.fault !== "nothing";
  for (const [name, value] of isQuery ? shot.extra : []) url.searchParams.append(name, value.toWellFormed());
  const words = fixture.tokens[service] ?? [""];
  const token = shot.fault === "a bad token" ? "a.b.c" : words[shot.choice % words.length];
  const body = endpoint.method === "GET" ? undefined : encode(found, shot, spoil(found, shot));
  const type = endpoint.encoding === "form" ? "application/x-www-form-urlencoded" : "application/json";
  return new Request(url, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${token}`, "content-type": type },
    ...(body !== undefined && { body }),
  });
}

/** Whether the endpoint's schema refuses the body. */
const mustRefuse = (found: ServiceEndpoint, shot: Shot) => {
  const { endpoint } = found;
  if (endpoint.method === "GET" || z.toJSONSchema(endpoint.body, { unrepresentable: "any" }).type === undefined)
    return false;
  if (shot.fault === "a megabyte") return true;
  if (shot.fault === "no JSON") return endpoint.encoding === "json" && !endpoint.body.safeParse(undefined).success;
  const isForm = endpoint.encoding === "form";
  return (
    !isForm && !endpoint.body.safeParse(JSON.parse(JSON.stringify(spoil(found, shot) ?? null)) ?? undefined).success
  );
};

/** Sends one request and returns what is wrong with the answer. */
async function complaintsAbout(found: ServiceEndpoint, shot: Shot): Promise<string[]> {
  const request = buildRequest(found, shot);
  const response = await fixture.connect(found.service).fetch(request);
  const text = await response.text();
  sent += 1;
  seen.set(found.service, (seen.get(found.service) ?? new Set()).add(response.status));
  const changes = await fixture.takeChanges();
  const isRefused = response.status >= 400 || (found.service === "address-lookup" && text.includes('"Error"'));
  const complaints = {
    "is a failure": response.status >= 500,
    "is no fault of the wire": isRefused && faultOf(found)?.safeParse(parse(text)).success !== true,
    "should have been a refusal": mustRefuse(found, shot) && !isRefused,
    "is a refusal, and changed something": isRefused && Object.keys(changes).length > 0,
  };
  const about = `${request.method} ${request.url} with ${shot.fault} ${JSON.stringify(shot.body)?.slice(0, 500)}`;
  return Object.entries(complaints).flatMap(([complaint, isSo]) =>
    isSo ? [`${about}: ${response.status} ${text} ${complaint} ${JSON.stringify(changes)}`] : [],
  );
}

let sent = 0;
const seen = new Map<string, Set<number>>();

it("finds the endpoints of every service", () => {
  const services = new Set(endpoints.map(({ service }) => service));
  expect([...services].sort()).toEqual([...Object.keys(faults), "commerce"].sort());
  expect(endpoints.length).toBeGreaterThan(60);
  expect(endpoints.length * perEndpoint).toBeGreaterThan(2_000);
});

describe("bad input gets the error document of its service, and changes nothing", () => {
  it.each(endpoints.map((found) => [`${found.service} ${found.name}`, found] as const))(
    "%s",
    async (_, found) => {
      await fc.assert(
        fc.asyncProperty(shotsAt(found).map(aim), async (shot) => {
          expect(await complaintsAbout(found, shot)).toEqual([]);
        }),
        { numRuns: found.service === "documents" ? perDocument : perEndpoint, seed: 20_261_115 },
      );
    },
    120_000,
  );
});

it.each([...new Set(endpoints.map(({ service }) => service))])(
  "%s answers other addresses with its error document",
  async (service) => {
    const found = endpoints.find((one) => one.service === service);
    for (const [method, path] of [
      ["GET", "/no/such/thing"],
      ["DELETE", "/"],
      ["PUT", "/%00"],
    ] as const) {
      const headers = { authorization: `Bearer ${fixture.tokens[service]?.[0] ?? ""}` };
      const response = await fixture.connect(service).fetch(new Request(fixture.origin + path, { method, headers }));
      expect(response.status).toBe(404);
      const fault = service === "commerce" ? scapiProblem : found && faultOf(found);
      expect(fault?.safeParse(await response.json()).success).toBe(true);
    }
  },
);

it("the random requests were neither all refused nor all accepted", () => {
  expect(sent).toBeGreaterThanOrEqual(2_000);
  expect([...(seen.get("commerce") ?? [])]).toEqual(expect.arrayContaining([200, 400, 401, 404, 413]));
  for (const statuses of seen.values()) expect(Math.min(...statuses)).toBeLessThan(400);
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
