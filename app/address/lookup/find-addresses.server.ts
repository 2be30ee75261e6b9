import type { Client } from "../../../contracts/client.ts";
import { readLookupError } from "../../../contracts/address-lookup/address-lookup-wire.ts";
import { findAddresses as find } from "../../../contracts/address-lookup/find-addresses.ts";
import { retrieveAddress as retrieve } from "../../../contracts/address-lookup/retrieve-address.ts";
import { isFault } from "../../../contracts/fault.ts";
import { formatPostalCode } from "../../domain/address/postal-code.ts";
import { hasStates } from "../address-fields.ts";
import { type FindAnswer, MOST_SUGGESTIONS, type RetrieveAnswer } from "./lookup-answer.ts";
import { lookupTrouble } from "./lookup-error.ts";

type Deps = { addressLookup: Client; key: string; report: (error: Error) => void };
type Search = { text: string; container?: string | undefined; country: string; limit?: number | undefined };

/** Addresses of a country that fit what somebody has typed so far. */
export async function findAddresses(deps: Deps, search: Search): Promise<FindAnswer> {
  const { text, container, country, limit = MOST_SUGGESTIONS } = search;
  const answer = await ask(deps, () =>
    deps.addressLookup(find, {
      body: {
        Key: deps.key,
        Text: text,
        Countries: country,
        Limit: String(Math.min(limit, MOST_SUGGESTIONS)),
        ...(container && { Container: container }),
      },
    }),
  );
  if (answer === "unavailable") return { kind: "unavailable" };
  if (answer === "nothing") return { kind: "found", suggestions: [] };
  const suggestions = answer.Items.flatMap((item) =>
    "Id" in item
      ? [{ id: item.Id, text: item.Text, description: item.Description, isContainer: item.Type !== "Address" }]
      : [],
  );
  return { kind: "found", suggestions: suggestions.slice(0, MOST_SUGGESTIONS) };
}

export async function retrieveAddress(deps: Deps, { id }: { id: string }): Promise<RetrieveAnswer> {
  const answer = await ask(deps, () => deps.addressLookup(retrieve, { body: { Key: deps.key, Id: id } }));
  if (answer === "unavailable") return { kind: "unavailable" };
  const found = answer === "nothing" ? undefined : answer.Items[0];
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

/** The service says no within a successful answer; a failed call and a failed service are the same to whoever types. */
async function ask<Answer extends { Items: readonly object[] }>(
  { report }: Deps,
  call: () => Promise<Answer>,
): Promise<Answer | "nothing" | "unavailable"> {
  try {
    const answer = await call();
    const error = readLookupError(answer);
    return error ? settle(error.Error, report) : answer;
  } catch (error) {
    if (!isFault(error)) throw error;
    return error.kind === "refused" && error.type !== undefined ? settle(error.type, report) : "unavailable";
  }
}

function settle(code: string, report: Deps["report"]): "nothing" | "unavailable" {
  const trouble = lookupTrouble(code);
  if (trouble === "key") report(new Error("The address lookup has no key, or one that it does not know."));
  return trouble === "key" ? "unavailable" : trouble;
}
