import type { Suggestion } from "../../contracts/address-lookup/find-addresses.ts";
import type { StoredAddress } from "./address-tables.ts";
import { foldTogether, foldWords } from "./fold-text.ts";
import { highlight } from "./highlight.ts";

/** Groups addresses of one street, or of one searched postal code, into one suggestion. */
export function suggest(found: readonly StoredAddress[], text: string): Suggestion[] {
  const groups = Map.groupBy(found, (address) =>
    isPostcodeSearch(address, text) ? address.postcodeContainer : address.streetContainer,
  );
  const words = foldWords(text);
  return [...groups].map(([id, members]) => suggestGroup({ id, members, words }));
}

export function suggestAddress(address: StoredAddress, words: readonly string[]): Suggestion {
  const texts = { text: address.line1, description: address.locality };
  return buildSuggestion({ id: address.id, type: "Address", ...texts }, words);
}

function isPostcodeSearch({ postalCode }: StoredAddress, text: string): boolean {
  return text !== "" && foldTogether(postalCode).startsWith(foldTogether(text));
}

function suggestGroup({
  id,
  members,
  words,
}: {
  id: string;
  members: readonly StoredAddress[];
  words: readonly string[];
}): Suggestion {
  const [first] = members;
  if (!first) throw new Error("A group of addresses is empty.");
  if (members.length === 1) return suggestAddress(first, words);
  const count = `${members.length} Addresses`;
  return id === first.postcodeContainer
    ? buildSuggestion({ id, type: "Postcode", text: first.postalCode, description: `${first.city} - ${count}` }, words)
    : buildSuggestion({ id, type: "Street", text: first.street, description: `${first.locality} - ${count}` }, words);
}

function buildSuggestion(
  { id, type, text, description }: { id: string; type: string; text: string; description: string },
  words: readonly string[],
): Suggestion {
  const Highlight = highlight(words, { text, description });
  return { Id: id, Type: type, Text: text, Highlight, Description: description };
}
