import { createHash, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { findAddresses, maxSuggestions } from "../../contracts/address-lookup/find-addresses.ts";
import { retrieveAddress, type RetrievedAddress } from "../../contracts/address-lookup/retrieve-address.ts";
import type { CallResult, ReceivedInput } from "../../contracts/endpoint.ts";
import type { Database, Queries } from "../../database/database.ts";
import { serveEndpoint } from "../serve-endpoint.ts";
import { addresses, simulatedErrors, type StoredAddress } from "./address-tables.ts";
import { foldWords } from "./fold-text.ts";
import { errorResponse, refuseLookupInput, simulatedErrorResponse } from "./lookup-errors.ts";
import { listContainer, searchAddresses } from "./search-addresses.ts";
import { suggest, suggestAddress } from "./suggest.ts";

type FindResponse = CallResult<typeof findAddresses>;
type RetrieveResponse = CallResult<typeof retrieveAddress>;

/** The embedded address lookup. */
export function createAddressLookup({ database, key }: { database: Database; key: string }): Hono {
  const app = new Hono();
  const { queries } = database;
  const isKey = createKeyCheck(key);
  app.use(bodyLimit({ maxSize: 64 * 1024, onError: (context) => context.json(errorResponse("size"), 413) }));
  app.notFound((context) => context.json(errorResponse("call"), 404));
  serveEndpoint(app, findAddresses, {
    refuseInput: refuseLookupInput,
    handle: async ({ body }): Promise<FindResponse> =>
      isKey(body.Key) ? findSuggestions(queries, body) : errorResponse("key"),
  });
  serveEndpoint(app, retrieveAddress, {
    refuseInput: refuseLookupInput,
    handle: async ({ body }): Promise<RetrieveResponse> =>
      isKey(body.Key) ? retrieve(queries, body.Id) : errorResponse("key"),
  });
  return app;
}

function createKeyCheck(key: string): (received: string | undefined) => boolean {
  if (key === "") throw new Error("The address lookup needs a key.");
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const expected = digest(key);
  return (received = "") => timingSafeEqual(digest(received), expected);
}

async function findSuggestions(
  queries: Queries,
  body: ReceivedInput<typeof findAddresses>["body"],
): Promise<FindResponse> {
  const { Text = "", Container = "", Countries = "", Limit = maxSuggestions } = body;
  if (Text.trim() === "" && Container === "") return errorResponse("text");
  const countries = Countries === "" ? [] : Countries.toUpperCase().split(",");
  const limit = Math.min(Limit, maxSuggestions);
  if (Container !== "") return openContainer(queries, { text: Text, area: { countries, container: Container }, limit });
  const simulated = await findSimulatedError(queries, Text);
  if (simulated) return simulatedErrorResponse(simulated);
  const found = await searchAddresses(queries, Text, { countries });
  return { Items: suggest(found, Text).slice(0, limit) };
}

/** The text narrows a container; if it matches nothing there, all its addresses are returned. */
async function openContainer(
  queries: Queries,
  { text, area, limit }: { text: string; area: { countries: string[]; container: string }; limit: number },
): Promise<FindResponse> {
  const matches = await searchAddresses(queries, text, area);
  const found = matches.length > 0 ? matches : await listContainer(queries, area);
  if (found.length === 0) return errorResponse("container");
  const words = foldWords(text);
  return { Items: found.slice(0, limit).map((address) => suggestAddress(address, words)) };
}

async function findSimulatedError(queries: Queries, text: string) {
  const [error] = await queries
    .select()
    .from(simulatedErrors)
    .where(eq(simulatedErrors.text, foldWords(text).join(" ")));
  return error;
}

async function retrieve(queries: Queries, id = ""): Promise<RetrieveResponse> {
  const [address] = await queries.select().from(addresses).where(eq(addresses.id, id));
  return address ? { Items: [addressDocument(address)] } : errorResponse("id");
}

function addressDocument(address: StoredAddress): RetrievedAddress {
  return {
    Id: address.id,
    Company: "",
    BuildingNumber: address.buildingNumber,
    Street: address.street,
    City: address.city,
    Line1: address.line1,
    Line2: "",
    ProvinceName: address.provinceName,
    ProvinceCode: address.provinceCode,
    PostalCode: address.postalCode,
    CountryIso2: address.country,
    Label: `${address.line1}\n${address.locality}`,
    Type: "Residential",
  };
}
