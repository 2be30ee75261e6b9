import { createHash } from "node:crypto";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import { pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import { type Adapter, type AdapterPayload, errors } from "oidc-provider";
import type { Queries } from "../../../database/database.ts";

/** The provider's records: sessions, pending sign-ins, grants, codes and tokens. */
export const providerRecords = pgSchema("identity").table("artifacts", {
  model: text().notNull(),
  /** The id is often the token itself, so only its hash is stored. */
  idHash: text("id_hash").notNull(),
  /** JSON as text: a parameter of a request may hold a NUL, which the database's own JSON type refuses. */
  payload: text().notNull(),
  grantId: text("grant_id"),
  uid: text(),
  accountId: text("account_id"),
  expiresAt: timestamp("expires_at", { withTimezone: true }),
  consumedAt: timestamp("consumed_at", { withTimezone: true }),
});

export const endSessionsOf = async (queries: Queries, sub: string): Promise<void> =>
  void (await queries.delete(providerRecords).where(eq(providerRecords.accountId, sub)));

type Deps = { queries: Queries; now: () => Date; sweep: () => Promise<void> };

/** The provider's storage. */
export function createProviderRecords({ queries, now, sweep }: Deps): (model: string) => Adapter {
  return (model) => {
    const hasId = (id: string) => and(eq(providerRecords.model, model), eq(providerRecords.idHash, hashId(id)));
    const findOne = async (condition: ReturnType<typeof hasId>) => {
      const isAlive = or(isNull(providerRecords.expiresAt), gt(providerRecords.expiresAt, now()));
      const [row] = await queries.select().from(providerRecords).where(and(condition, isAlive));
      return row && readPayload(row);
    };
    const adapter: Adapter = {
      async upsert(id, payload, ttl) {
        await sweep();
        const content = {
          payload: JSON.stringify(payload),
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          accountId: payload.accountId ?? null,
          expiresAt: ttl ? new Date(now().getTime() + ttl * 1000) : null,
        };
        await queries
          .insert(providerRecords)
          .values({ model, idHash: hashId(id), ...content })
          .onConflictDoUpdate({ target: [providerRecords.model, providerRecords.idHash], set: content });
      },
      find: (id) => findOne(hasId(id)),
      findByUid: (uid) => findOne(and(eq(providerRecords.model, model), eq(providerRecords.uid, uid))),
      findByUserCode: () => Promise.resolve(undefined),
      async consume(id) {
        const isUnused = and(hasId(id), isNull(providerRecords.consumedAt));
        const used = await queries.update(providerRecords).set({ consumedAt: now() }).where(isUnused).returning();
        // Two requests may both have read a code as unused; only one of them may use it.
        if (used.length === 0) throw new errors.InvalidGrant("already used");
      },
      destroy: async (id) => void (await queries.delete(providerRecords).where(hasId(id))),
      // Restricted to the model: a pending sign-in has the grant id too, and must survive a change of accounts.
      async revokeByGrantId(grantId) {
        await queries
          .delete(providerRecords)
          .where(and(eq(providerRecords.model, model), eq(providerRecords.grantId, grantId)));
      },
    };
    return adapter;
  };
}

function readPayload({ payload, consumedAt }: typeof providerRecords.$inferSelect): AdapterPayload {
  const consumed = consumedAt ? { consumed: Math.floor(consumedAt.getTime() / 1000) } : {};
  return { ...(JSON.parse(payload) as AdapterPayload), ...consumed };
}

function hashId(id: string): string {
  return createHash("sha256").update(id).digest("base64url");
}
