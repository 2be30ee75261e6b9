import type { CollectedData, PersonSystem } from "../../../contracts/privacy/privacy-requests.ts";

export type DataPart = PersonSystem;

type DataRecord = readonly { name: string; value: string }[];
export type DataSection = { name: string; records: readonly DataRecord[] };

/** What one system holds; without sections it could not be read. */
export type HeldData = { part: DataPart; sections?: readonly DataSection[] };

/** Everything that the systems hold, as rows of names and texts. Empty sections and values are left out. */
export function heldDataFromWire({ systems }: CollectedData): HeldData[] {
  return systems.map(({ system, sections }) =>
    sections === null
      ? { part: system }
      : {
          part: system,
          sections: sections
            .filter(({ records }) => records.length > 0)
            .map(({ name, records }) => ({ name: readableName(name), records: records.map(rowsOf) })),
        },
  );
}

/** How many records each system holds. */
export function countRecords({ sections }: HeldData): number | undefined {
  return sections?.reduce((count, { records }) => count + records.length, 0);
}

function rowsOf(record: Record<string, unknown>): DataRecord {
  return Object.entries(record).flatMap(([name, value]) => {
    const text = textOf(value);
    return text === "" ? [] : [{ name: readableName(name), value: text }];
  });
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "object") return JSON.stringify(value) === "{}" ? "" : JSON.stringify(value, null, 1);
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The systems' own names, such as "order_number" and "orderItems", as words. */
export function readableName(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
