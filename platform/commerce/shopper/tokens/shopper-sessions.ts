import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { boolean, pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type { Queries } from "../../../../database/database.ts";
import { hashOf, newToken } from "../opaque-token.ts";

const day = 86_400;
export const refreshSeconds = { guest: 30 * day, registered: 90 * day };

/**
 * Two requests of one browser may refresh at the same moment. Within this time the second one is refused, but does not
 * count as theft of the token.
 */
export const raceMs = 1000;

const commerce = pgSchema("commerce");

const sessions = commerce.table("shopper_sessions", {
  id: text().primaryKey(),
  siteId: text("site_id").notNull(),
  clientId: text("client_id").notNull(),
  customerId: text("customer_id").notNull(),
  usid: text().notNull(),
  isRegistered: boolean("is_registered").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  revokedAt: timestamp("revoked_at", { withTimezone: true }),
});

const refreshTokens = commerce.table("refresh_tokens", {
  tokenHash: text("token_hash").primaryKey(),
  sessionId: text("session_id").notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  rotatedAt: timestamp("rotated_at", { withTimezone: true }),
});

export type ShopperSession = typeof sessions.$inferSelect;

/** A session with its newly issued refresh token. */
export type OpenSession = { session: ShopperSession; refreshToken: string };

type NewSession = Pick<ShopperSession, "siteId" | "clientId" | "customerId" | "usid" | "isRegistered">;

export async function openSession(tx: Queries, start: NewSession, now: Date): Promise<OpenSession> {
  const session = { ...start, id: randomUUID(), createdAt: now, revokedAt: null };
  await tx.insert(sessions).values(session);
  return { session, refreshToken: await issueRefreshToken(tx, session, now) };
}

async function issueRefreshToken(tx: Queries, session: ShopperSession, now: Date): Promise<string> {
  const token = newToken();
  const seconds = session.isRegistered ? refreshSeconds.registered : refreshSeconds.guest;
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  await tx.insert(refreshTokens).values({ tokenHash: hashOf(token), sessionId: session.id, expiresAt });
  return token;
}

type Rotation = ({ outcome: "rotated" } & OpenSession) | { outcome: "expired" } | { outcome: "invalid" };

type PresentedToken = { refreshToken: string; clientId: string; siteId: string };

/**
 * Exchanges a refresh token for the next one. A token that was exchanged before counts as stolen: the whole session is
 * revoked. Returns a refusal instead of throwing it, so that the transaction commits the revocation.
 */
export async function rotateRefreshToken(tx: Queries, presented: PresentedToken, now: Date): Promise<Rotation> {
  const found = await findSession(tx, presented);
  if (!found || found.session.revokedAt) return { outcome: "invalid" };
  if (found.token.expiresAt <= now) return { outcome: "expired" };
  const [rotated] = await tx
    .update(refreshTokens)
    .set({ rotatedAt: now })
    .where(and(eq(refreshTokens.tokenHash, found.token.tokenHash), isNull(refreshTokens.rotatedAt)))
    .returning();
  if (rotated) {
    return {
      outcome: "rotated",
      session: found.session,
      refreshToken: await issueRefreshToken(tx, found.session, now),
    };
  }
  const { rotatedAt } = found.token;
  if (rotatedAt && now.getTime() - rotatedAt.getTime() >= raceMs) await revokeSession(tx, found.session.id, now);
  return { outcome: "invalid" };
}

async function findSession(tx: Queries, { refreshToken, clientId, siteId }: PresentedToken) {
  const [row] = await tx
    .select({ token: refreshTokens, session: sessions })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(
      and(
        eq(refreshTokens.tokenHash, hashOf(refreshToken)),
        eq(sessions.clientId, clientId),
        eq(sessions.siteId, siteId),
      ),
    );
  return row;
}

export async function revokeSession(queries: Queries, sessionId: string, now: Date): Promise<void> {
  await queries
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

export async function revokeCustomerSessions(queries: Queries, customerId: string, now: Date): Promise<void> {
  await queries
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.customerId, customerId), isNull(sessions.revokedAt)));
}

/** Revokes a person's sessions at every site, by the identity provider's id. */
export async function revokeIdentitySessions(queries: Queries, subject: string, now: Date): Promise<void> {
  await queries.execute(sql`
    update commerce.shopper_sessions set revoked_at = ${now.toISOString()}
    where revoked_at is null
      and customer_id in (select id from commerce.customers where forgerock_id = ${subject})`);
}

/** The session of a refresh token of this client, even if either has ended. */
export async function findSessionId(queries: Queries, presented: PresentedToken): Promise<string | undefined> {
  return (await findSession(queries, presented))?.session.id;
}

type GuestKey = { usid: string; siteId: string };

/** Whether the guest who signs in has an open session with this usid. */
export async function hasOpenGuestSession(queries: Queries, { usid, siteId }: GuestKey): Promise<boolean> {
  const rows = await queries
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isGuestSession({ usid, siteId }), isNull(sessions.revokedAt)))
    .limit(1);
  return rows.length > 0;
}

/** Revokes the guest's session at sign-in, so that leaked guest tokens give no access to the customer's basket. */
export async function closeGuestSession(tx: Queries, key: GuestKey, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(isGuestSession(key), isNull(sessions.revokedAt)));
}

function isGuestSession({ usid, siteId }: GuestKey) {
  return and(eq(sessions.usid, usid), eq(sessions.siteId, siteId), eq(sessions.isRegistered, false));
}

/** For access tokens, which outlive a revoked session. */
export function createRevocationCheck(queries: Queries): (sessionId: string) => Promise<boolean> {
  return async (sessionId) => {
    const rows = await queries
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), isNotNull(sessions.revokedAt)));
    return rows.length > 0;
  };
}
