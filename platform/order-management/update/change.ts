import type { Queries } from "../../../database/database.ts";
import type { LifeCycleSettings } from "../life-cycle/settings.ts";
import { audit } from "../tables.ts";

/** One change, inside its transaction. */
export type Change = { tx: Queries; at: Date; settings: LifeCycleSettings };

type AuditEntry = { actor: string; operation: string; recordId: string; detail?: Record<string, unknown> };

/** Who changed what. Payment data and addresses are named, never repeated. */
export async function leaveAudit({ tx, at }: Change, { detail = {}, ...entry }: AuditEntry): Promise<void> {
  await tx.insert(audit).values({ at, ...entry, detail });
}
