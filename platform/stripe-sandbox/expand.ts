import type { Queries } from "../../database/database.ts";
import { findObject, type Kind } from "./objects.ts";

/** The id fields that may be expanded to their objects. */
const kinds: Readonly<Record<string, Kind>> = { payment_method: "payment_method", latest_attempt: "setup_attempt" };

/** Replaces the requested ids by their objects. */
export async function expandObject(tx: Queries, object: object, expand: unknown): Promise<object> {
  const expanded: Record<string, unknown> = { ...object };
  for (const name of Array.isArray(expand) ? expand : []) {
    const kind = typeof name === "string" ? kinds[name] : undefined;
    const id = kind && expanded[String(name)];
    if (kind && typeof id === "string") expanded[String(name)] = (await findObject(tx, kind, id)) ?? id;
  }
  return expanded;
}
