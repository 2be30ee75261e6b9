import type { Client } from "../../../contracts/client.ts";
import { readLookupError } from "../../../contracts/address-lookup/address-lookup-wire.ts";
import { findAddresses as find } from "../../../contracts/address-lookup/find-addresses.ts";
import { retrieveAddress as retrieve } from "../../../contracts/address-lookup/retrieve-address.ts";
import { isFault } from "../../../contracts/fault.ts";
import { formatPostalCode } from "../../domain/address/postal-code.ts";
import { hasStates } from "../address-fields.ts";
import { type FindAnswer, MAX_SUGGESTIONS, type RetrieveAnswer } from "./lookup-answer.ts";
import { lookupErrorKind } from "./lookup-error.ts";

type Deps = { addressLookup: Client; key: string; report: (error: Error) => void };
type Search = { text: string; container?: string | undefined; country: string; limit?: number | undefined };

/** Finds addresses of a country that match the typed text. */
export async function findAddresses(deps: Deps, search: Search): Promise<FindAnswer> {
  const { text, container, country, limit = MAX_SUGGESTIONS } = search;
  const answer = await callService(deps, () =>
    deps.addressLookup(find, {
      body: {
        Key: deps.key,
        Text: text,
        Countries: country,
        Limit: String(Math.min(limit, MAX_SUGGESTIONS)),
        ...(container && { Container: container }),
      },
    }),
  );
  if (answer === "unavailable") return { kind: "unavailable" };
  if (answer === "noResult") return { kind: "found", suggestions: [] };
  const suggestions = answer.Items.flatMap((item) =>
    "Id" in item
      ? [{ id: item.Id, text: item.Text, description: item.Description, isContainer: item.Type !== "Address" }]
      : [],
  );
  return { kind: "found", suggestions: suggestions.slice(0, MAX_SUGGESTIONS) };
}

export async function retrieveAddress(deps: Deps, { id }: { id: string }): Promise<RetrieveAnswer> {
  const answer = await callService(deps, () => deps.addressLookup(retrieve, { body: { Key: deps.key, Id: id } }));
  if (answer === "unavailable") return { kind: "unavailable" };
  const found = answer === "noResult" ? undefined : answer.Items[0];
  if (!found || !("Line1" in found)) return { kind: "none" };
  const countryCode = found.CountryIso2;
  return {
    kind: "address",
    address: {
      address1: found.Line1,
      address2: found.Line2,
      city: found.City,
      stateCode: hasStates(countryCode) ? found.ProvinceCode : "",
      postalCode: formatPostalCode(found.PostalCode, countryCode),
      countryCode,
    },
  };
}

/** The service reports errors within successful answers; the customer sees a failed call and a failed service alike. */
async function callService<Answer extends { Items: readonly object[] }>(
  { report }: Deps,
  call: () => Promise<Answer>,
): Promise<Answer | "noResult" | "unavailable"> {
  try {
    const answer = await call();
    const error = readLookupError(answer);
    return error ? resultOfError(error.Error, report) : answer;
  } catch (error) {
    if (!isFault(error)) throw error;
    return error.kind === "refused" && error.type !== undefined ? resultOfError(error.type, report) : "unavailable";
  }
}

function resultOfError(code: string, report: Deps["report"]): "noResult" | "unavailable" {
  const kind = lookupErrorKind(code);
  if (kind === "badKey") report(new Error("The key of the address lookup is missing or unknown."));
  return kind === "badKey" ? "unavailable" : kind;
}
