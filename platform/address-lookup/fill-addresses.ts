import { createHash } from "node:crypto";
import type { Queries } from "../../database/database.ts";
import { addresses, rehearsedErrors, type StoredAddress, terms } from "./address-tables.ts";
import { foldTogether, foldWords } from "./fold-text.ts";

export type AddressData = {
  addresses: readonly Omit<StoredAddress, "id" | "streetContainer" | "postcodeContainer">[];
  rehearsedErrors: readonly { text: string; error: string; description: string }[];
};

/** Puts addresses in and makes them findable. Ids depend on the address alone, so filling again changes nothing. */
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
  // Each row binds thirteen values, and one statement takes 65,535.
  for (const part of inParts(rows, 1_000)) await queries.insert(addresses).values(part).onConflictDoNothing();
  const found = rows.flatMap((row) => termsOf(row).map((term) => ({ term, addressId: row.id })));
  for (const part of inParts(found, 5_000)) await queries.insert(terms).values(part).onConflictDoNothing();
  for (const error of data.rehearsedErrors) {
    await queries
      .insert(rehearsedErrors)
      .values({ ...error, text: foldWords(error.text).join(" ") })
      .onConflictDoNothing();
  }
}

function idOf(country: string, kind: string, parts: readonly string[]): string {
  const hash = createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 16);
  return `${country}|${kind}|${hash}`;
}

function termsOf({ line1, city, postalCode, provinceName, provinceCode }: StoredAddress): string[] {
  const words = [line1, city, postalCode, provinceName, provinceCode].flatMap(foldWords);
  return [...new Set([...words, foldTogether(postalCode)])];
}

function inParts<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
