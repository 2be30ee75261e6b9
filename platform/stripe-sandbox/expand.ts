import type { Queries } from "../../database/database.ts";
import { find, type Kind } from "./objects.ts";

/** Which ids may be replaced by what they stand for. */
const kinds: Readonly<Record<string, Kind>> = { payment_method: "payment_method", latest_attempt: "setup_attempt" };

/** Replaces ids by their objects where the request asks for it. */
export async function expandObject(tx: Queries, object: object, expand: unknown): Promise<object> {
  const expanded: Record<string, unknown> = { ...object };
  for (const name of Array.isArray(expand) ? expand : []) {
    const kind = typeof name === "string" ? kinds[name] : undefined;
    const id = kind && expanded[String(name)];
    if (kind && typeof id === "string") expanded[String(name)] = (await find(tx, kind, id)) ?? id;
  }
  return expanded;
}
