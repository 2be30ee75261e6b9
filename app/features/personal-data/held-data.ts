import type { CollectedData, PersonSystem } from "../../../contracts/privacy/privacy-requests.ts";

export type DataPart = PersonSystem;

type DataRecord = readonly { name: string; value: string }[];
export type DataSection = { name: string; records: readonly DataRecord[] };

/** What one system holds, in the words of the page; without sections it could not be read. */
export type HeldData = { part: DataPart; sections?: readonly DataSection[] };

/** How many records a system holds; undefined if it could not be read. */
export function countRecords({ sections }: CollectedData["systems"][number]): number | undefined {
  return sections?.reduce((count, { records }) => count + records.length, 0);
}
