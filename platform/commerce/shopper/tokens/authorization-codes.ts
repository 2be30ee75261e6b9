import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { boolean, pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type { Queries } from "../../../../database/database.ts";
import { hashOf, newToken } from "../opaque-token.ts";

const codeSeconds = 60;

const codes = pgSchema("commerce").table("authorization_codes", {
  codeHash: text("code_hash").primaryKey(),
  siteId: text("site_id").notNull(),
  clientId: text("client_id").notNull(),
  redirectUri: text("redirect_uri").notNull(),
  codeChallenge: text("code_challenge").notNull(),
  usid: text().notNull(),
  customerId: text("customer_id").notNull(),
  isRegistered: boolean("is_registered").notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  usedAt: timestamp("used_at", { withTimezone: true }),
  sessionId: text("session_id"),
});

type Code = typeof codes.$inferSelect;

/** What a code was issued for; the redemption must match it. */
export type CodeGrant = Pick<
  Code,
  "siteId" | "clientId" | "redirectUri" | "codeChallenge" | "usid" | "customerId" | "isRegistered"
>;

export async function issueCode(queries: Queries, grant: CodeGrant, now: Date): Promise<string> {
  const code = newToken();
  const expiresAt = new Date(now.getTime() + codeSeconds * 1000);
  await queries.insert(codes).values({ ...grant, codeHash: hashOf(code), expiresAt });
  return code;
}

type Redemption = {
  code: string;
  codeVerifier: string;
  clientId: string;
  redirectUri: string;
  siteId: string;
  usid: string | undefined;
};

type RedemptionResult =
  | { outcome: "redeemed"; grant: CodeGrant }
  /** Used before; with the session that was opened then, if there is one. */
  | { outcome: "replayed"; usedAt: Date; sessionId: string | null }
  | { outcome: "refused" };

/**
 * Invalidates a code with the first attempt, right or wrong. Of two simultaneous attempts the database accepts one.
 */
export async function redeemCode(queries: Queries, redemption: Redemption, now: Date): Promise<RedemptionResult> {
  const codeHash = hashOf(redemption.code);
  const [code] = await queries
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.codeHash, codeHash), isNull(codes.usedAt)))
    .returning();
  if (code) return matchesGrant(code, redemption, now) ? { outcome: "redeemed", grant: code } : { outcome: "refused" };
  const [used] = await queries.select().from(codes).where(eq(codes.codeHash, codeHash));
  if (!used?.usedAt) return { outcome: "refused" };
  return { outcome: "replayed", usedAt: used.usedAt, sessionId: used.sessionId };
}

/** Stores which session a code opened, so that a replay can revoke it. */
export async function recordSession(queries: Queries, code: string, sessionId: string): Promise<void> {
  await queries
    .update(codes)
    .set({ sessionId })
    .where(eq(codes.codeHash, hashOf(code)));
}

function matchesGrant(code: Code, redemption: Redemption, now: Date): boolean {
  const challenge = createHash("sha256").update(redemption.codeVerifier).digest("base64url");
  return (
    code.expiresAt > now &&
    code.codeChallenge === challenge &&
    code.clientId === redemption.clientId &&
    code.redirectUri === redemption.redirectUri &&
    code.siteId === redemption.siteId &&
    (redemption.usid === undefined || code.usid === redemption.usid)
  );
}
