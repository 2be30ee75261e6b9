import { and, asc, eq, exists, gte, inArray, lt, or, type SQL } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import { addresses, type StoredAddress, terms } from "./address-tables.ts";
import { foldTogether, foldWords } from "./fold-text.ts";

/** Enough to fill ten containers, the most that a response shows. */
const maxMatches = 200;
const maxWords = 8;

export type SearchArea = { countries: readonly string[]; container?: string | undefined };

/** Addresses whose words begin with those of the text, or whose postal code begins with all of it. */
export async function searchAddresses(queries: Queries, text: string, area: SearchArea): Promise<StoredAddress[]> {
  const words = foldWords(text).slice(0, maxWords);
  if (words.length === 0) return [];
  const [longest = "", ...others] = words.toSorted((a, b) => b.length - a.length);
  const together = foldTogether(text);
  const candidates = queries
    .select({ id: terms.addressId })
    .from(terms)
    .where(or(beginsWith(longest), beginsWith(together)));
  const hasAllWords = and(...[longest, ...others].map((word) => hasTerm(queries, word)));
  const matches = and(inArray(addresses.id, candidates), or(hasAllWords, hasTerm(queries, together)));
  return select(queries, [matches, ...areaConditions(area)]);
}

export function listContainer(queries: Queries, area: SearchArea): Promise<StoredAddress[]> {
  return select(queries, areaConditions(area));
}

function select(queries: Queries, conditions: (SQL | undefined)[]): Promise<StoredAddress[]> {
  return queries
    .select()
    .from(addresses)
    .where(and(...conditions))
    .orderBy(asc(addresses.country), asc(addresses.street), asc(addresses.streetContainer), asc(addresses.position))
    .limit(maxMatches);
}

function areaConditions({ countries, container }: SearchArea): (SQL | undefined)[] {
  return [
    countries.length > 0 ? inArray(addresses.country, [...countries]) : undefined,
    container === undefined
      ? undefined
      : or(eq(addresses.streetContainer, container), eq(addresses.postcodeContainer, container)),
  ];
}

function hasTerm(queries: Queries, word: string): SQL {
  return exists(
    queries
      .select()
      .from(terms)
      .where(and(eq(terms.addressId, addresses.id), beginsWith(word))),
  );
}

/** Every term that begins with the word sorts between the word and the word plus the last character. */
function beginsWith(word: string): SQL | undefined {
  return and(gte(terms.term, word), lt(terms.term, `${word}\u{ffff}`));
}
