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

/** What a code was given out for; whoever redeems it must say the same. */
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

type Redeemed =
  | { outcome: "redeemed"; grant: CodeGrant }
  /** Used before: the session it opened then is named, if there is one. */
  | { outcome: "replayed"; usedAt: Date; sessionId: string | null }
  | { outcome: "refused" };

/**
 * Takes a code out of use, whoever shows it: after one try, right or wrong, it is worth nothing. Of two tries at the
 * same moment the database lets one through.
 */
export async function redeemCode(queries: Queries, redemption: Redemption, now: Date): Promise<Redeemed> {
  const codeHash = hashOf(redemption.code);
  const [code] = await queries
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.codeHash, codeHash), isNull(codes.usedAt)))
    .returning();
  if (code) return fits(code, redemption, now) ? { outcome: "redeemed", grant: code } : { outcome: "refused" };
  const [used] = await queries.select().from(codes).where(eq(codes.codeHash, codeHash));
  if (!used?.usedAt) return { outcome: "refused" };
  return { outcome: "replayed", usedAt: used.usedAt, sessionId: used.sessionId };
}

/** Remembers which session a code opened, so that a replay can close it. */
export async function noteSession(queries: Queries, code: string, sessionId: string): Promise<void> {
  await queries
    .update(codes)
    .set({ sessionId })
    .where(eq(codes.codeHash, hashOf(code)));
}

function fits(code: Code, redemption: Redemption, now: Date): boolean {
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
