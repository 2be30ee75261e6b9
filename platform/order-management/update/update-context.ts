import type { Queries } from "../../../database/database.ts";
import type { LifeCycleSettings } from "../life-cycle/settings.ts";
import { audit } from "../tables.ts";

/** The transaction, time and settings of one update. */
export type UpdateContext = {
  tx: Queries;
  at: Date;
  settings: LifeCycleSettings;
  /** When the customer declared it, if that was earlier: it decides whether the declaration was in time. */
  declaredAt?: Date;
};

/** What an update answers. */
export type UpdateResult = { recordId: string; refundRequestNumber?: string };

type AuditEntry = { actor: string; operation: string; recordId: string; detail?: Record<string, unknown> };

/** Records who changed what. Only the names of payment and address fields are stored, never their values. */
export async function writeAudit({ tx, at }: UpdateContext, { detail = {}, ...entry }: AuditEntry): Promise<void> {
  await tx.insert(audit).values({ at, ...entry, detail });
}
