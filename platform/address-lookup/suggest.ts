import type { Suggestion } from "../../contracts/address-lookup/find-addresses.ts";
import type { StoredAddress } from "./address-tables.ts";
import { foldTogether, foldWords } from "./fold-text.ts";
import { highlight } from "./highlight.ts";

/** What a customer chooses from: several addresses of a street, or of a postal code looked for, stand behind one entry. */
export function suggest(found: readonly StoredAddress[], text: string): Suggestion[] {
  const groups = Map.groupBy(found, (address) =>
    isLookedForByPostcode(address, text) ? address.postcodeContainer : address.streetContainer,
  );
  const words = foldWords(text);
  return [...groups].map(([id, members]) => suggestGroup({ id, members, words }));
}

export function suggestAddress(address: StoredAddress, words: readonly string[]): Suggestion {
  const shown = { text: address.line1, description: address.locality };
  return write({ id: address.id, type: "Address", ...shown }, words);
}

function isLookedForByPostcode({ postalCode }: StoredAddress, text: string): boolean {
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
    ? write({ id, type: "Postcode", text: first.postalCode, description: `${first.city} - ${count}` }, words)
    : write({ id, type: "Street", text: first.street, description: `${first.locality} - ${count}` }, words);
}

function write(
  { id, type, text, description }: { id: string; type: string; text: string; description: string },
  words: readonly string[],
): Suggestion {
  const Highlight = highlight(words, { text, description });
  return { Id: id, Type: type, Text: text, Highlight, Description: description };
}
