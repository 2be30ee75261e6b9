import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { boolean, pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type { Queries } from "../../../../database/database.ts";
import { hashOf, newToken } from "../opaque-token.ts";

const day = 86_400;
export const refreshSeconds = { guest: 30 * day, registered: 90 * day };

/**
 * Two requests of one browser may refresh at the same moment. The one that comes too late within this time is turned
 * away, but is not taken for a thief.
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

/** A session with the refresh token that has just been given out for it. */
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

type Shown = { refreshToken: string; clientId: string; siteId: string };

/**
 * Exchanges a refresh token for the next one. A token that was exchanged before is a stolen or a leaked one: the whole
 * session ends. Returns instead of throwing, so that the surrounding transaction keeps that ending.
 */
export async function rotateRefreshToken(tx: Queries, shown: Shown, now: Date): Promise<Rotation> {
  const found = await findSession(tx, shown);
  if (!found || found.session.revokedAt) return { outcome: "invalid" };
  if (found.token.expiresAt <= now) return { outcome: "expired" };
  const [taken] = await tx
    .update(refreshTokens)
    .set({ rotatedAt: now })
    .where(and(eq(refreshTokens.tokenHash, found.token.tokenHash), isNull(refreshTokens.rotatedAt)))
    .returning();
  if (taken) {
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

async function findSession(tx: Queries, { refreshToken, clientId, siteId }: Shown) {
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

/** The sessions of a person at every site, by the identity provider's id for them. */
export async function revokeIdentitySessions(queries: Queries, subject: string, now: Date): Promise<void> {
  await queries.execute(sql`
    update commerce.shopper_sessions set revoked_at = ${now.toISOString()}
    where revoked_at is null
      and customer_id in (select id from commerce.customers where forgerock_id = ${subject})`);
}

/** The session a refresh token of this client belongs to, whatever has become of either. */
export async function findSessionId(queries: Queries, shown: Shown): Promise<string | undefined> {
  return (await findSession(queries, shown))?.session.id;
}

type GuestKey = { usid: string; siteId: string };

/** The guest who is about to sign in, if the session they name is still open. */
export async function isOpenGuest(queries: Queries, { usid, siteId }: GuestKey): Promise<boolean> {
  const rows = await queries
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(guestOf({ usid, siteId }), isNull(sessions.revokedAt)))
    .limit(1);
  return rows.length > 0;
}

/** A guest who signs in leaves the guest's session: whoever else may hold its tokens cannot look over their shoulder. */
export async function closeGuest(tx: Queries, key: GuestKey, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(guestOf(key), isNull(sessions.revokedAt)));
}

function guestOf({ usid, siteId }: GuestKey) {
  return and(eq(sessions.usid, usid), eq(sessions.siteId, siteId), eq(sessions.isRegistered, false));
}

/** For access tokens, which outlive the request that ended their session. */
export function sessionRevocation(queries: Queries): (sessionId: string) => Promise<boolean> {
  return async (sessionId) => {
    const rows = await queries
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), isNotNull(sessions.revokedAt)));
    return rows.length > 0;
  };
}
