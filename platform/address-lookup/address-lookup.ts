import { createHash, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { findAddresses, maxSuggestions } from "../../contracts/address-lookup/find-addresses.ts";
import { retrieveAddress, type RetrievedAddress } from "../../contracts/address-lookup/retrieve-address.ts";
import type { CallResult, ReceivedInput } from "../../contracts/endpoint.ts";
import type { Database, Queries } from "../../database/database.ts";
import { serveEndpoint } from "../serve-endpoint.ts";
import { addresses, rehearsedErrors, type StoredAddress } from "./address-tables.ts";
import { foldWords } from "./fold-text.ts";
import { errorAnswer, refuseLookupInput, rehearsedAnswer } from "./lookup-errors.ts";
import { listContainer, searchAddresses } from "./search-addresses.ts";
import { suggest, suggestAddress } from "./suggest.ts";

type FindAnswer = CallResult<typeof findAddresses>;
type RetrieveAnswer = CallResult<typeof retrieveAddress>;

/** The embedded address lookup. */
export function createAddressLookup({ database, key }: { database: Database; key: string }): Hono {
  const app = new Hono();
  const { queries } = database;
  const isKey = createKeyCheck(key);
  app.use(bodyLimit({ maxSize: 64 * 1024, onError: (context) => context.json(errorAnswer("size"), 413) }));
  app.notFound((context) => context.json(errorAnswer("call"), 404));
  serveEndpoint(app, findAddresses, {
    refuseInput: refuseLookupInput,
    handle: async ({ body }): Promise<FindAnswer> => (isKey(body.Key) ? find(queries, body) : errorAnswer("key")),
  });
  serveEndpoint(app, retrieveAddress, {
    refuseInput: refuseLookupInput,
    handle: async ({ body }): Promise<RetrieveAnswer> =>
      isKey(body.Key) ? retrieve(queries, body.Id) : errorAnswer("key"),
  });
  return app;
}

function createKeyCheck(key: string): (shown: string | undefined) => boolean {
  if (key === "") throw new Error("The address lookup needs a key.");
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const expected = digest(key);
  return (shown = "") => timingSafeEqual(digest(shown), expected);
}

async function find(queries: Queries, body: ReceivedInput<typeof findAddresses>["body"]): Promise<FindAnswer> {
  const { Text = "", Container = "", Countries = "", Limit = maxSuggestions } = body;
  if (Text.trim() === "" && Container === "") return errorAnswer("text");
  const countries = Countries === "" ? [] : Countries.toUpperCase().split(",");
  const limit = Math.min(Limit, maxSuggestions);
  if (Container !== "")
    return openContainer(queries, { text: Text, place: { countries, container: Container }, limit });
  const rehearsed = await findRehearsedError(queries, Text);
  if (rehearsed) return rehearsedAnswer(rehearsed);
  const found = await searchAddresses(queries, Text, { countries });
  return { Items: suggest(found, Text).slice(0, limit) };
}

/** The text narrows a container; one that fits nothing in it does not hide what is there. */
async function openContainer(
  queries: Queries,
  { text, place, limit }: { text: string; place: { countries: string[]; container: string }; limit: number },
): Promise<FindAnswer> {
  const narrowed = await searchAddresses(queries, text, place);
  const found = narrowed.length > 0 ? narrowed : await listContainer(queries, place);
  if (found.length === 0) return errorAnswer("container");
  const words = foldWords(text);
  return { Items: found.slice(0, limit).map((address) => suggestAddress(address, words)) };
}

async function findRehearsedError(queries: Queries, text: string) {
  const [error] = await queries
    .select()
    .from(rehearsedErrors)
    .where(eq(rehearsedErrors.text, foldWords(text).join(" ")));
  return error;
}

async function retrieve(queries: Queries, id = ""): Promise<RetrieveAnswer> {
  const [address] = await queries.select().from(addresses).where(eq(addresses.id, id));
  return address ? { Items: [addressDocument(address)] } : errorAnswer("id");
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
