import { createHash } from "node:crypto";
import type { Queries } from "../../database/database.ts";
import { addresses, simulatedErrors, type StoredAddress, terms } from "./address-tables.ts";
import { foldTogether, foldWords } from "./fold-text.ts";

export type AddressData = {
  addresses: readonly Omit<StoredAddress, "id" | "streetContainer" | "postcodeContainer">[];
  simulatedErrors: readonly { text: string; error: string; description: string }[];
};

/** Adds addresses with their search words. Ids are derived from the address, so filling again changes nothing. */
export async function fillAddresses(queries: Queries, data: AddressData): Promise<void> {
  const rows = data.addresses.map((address) => {
    const { country, street, postalCode, line1 } = address;
    return {
      ...address,
      id: idOf(country, "A", [line1, street, postalCode]),
      streetContainer: idOf(country, "ST", [street, postalCode]),
      postcodeContainer: idOf(country, "PC", [postalCode]),
    };
  });
  // Each row has thirteen values, and one statement takes 65,535.
  for (const batch of splitIntoBatches(rows, 1_000))
    await queries.insert(addresses).values(batch).onConflictDoNothing();
  const termRows = rows.flatMap((row) => listTerms(row).map((term) => ({ term, addressId: row.id })));
  for (const batch of splitIntoBatches(termRows, 5_000))
    await queries.insert(terms).values(batch).onConflictDoNothing();
  for (const error of data.simulatedErrors) {
    await queries
      .insert(simulatedErrors)
      .values({ ...error, text: foldWords(error.text).join(" ") })
      .onConflictDoNothing();
  }
}

function idOf(country: string, kind: string, parts: readonly string[]): string {
  const hash = createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 16);
  return `${country}|${kind}|${hash}`;
}

function listTerms({ line1, city, postalCode, provinceName, provinceCode }: StoredAddress): string[] {
  const words = [line1, city, postalCode, provinceName, provinceCode].flatMap(foldWords);
  return [...new Set([...words, foldTogether(postalCode)])];
}

function splitIntoBatches<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
