import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type { Database, Queries } from "../../database/database.ts";
import { type ChangedBy, queuePasswordChanged } from "./devices/password-changed.ts";
import { type Account, accounts } from "./accounts.ts";

const passwordLinks = pgSchema("identity").table("password_links", {
  tokenHash: text("token_hash").primaryKey(),
  email: text().notNull(),
  /** The names are those of a registration; a reset has none. */
  givenName: text("given_name"),
  familyName: text("family_name"),
  signInUid: text("sign_in_uid"),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});

export type PasswordLink = typeof passwordLinks.$inferSelect;

const hourMs = 3_600_000;
const resetMs = hourMs;
const registrationMs = 24 * hourMs;

type PasswordLinkInput = {
  email: string;
  signInUid: string | null;
  person?: { givenName: string; familyName: string };
};

/** Creates a link with which the owner of an email address chooses a password. Returns its token. */
export async function createPasswordLink(
  queries: Queries,
  { email, signInUid, person }: PasswordLinkInput,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + (person ? registrationMs : resetMs));
  await queries.insert(passwordLinks).values({ tokenHash: hashToken(token), email, signInUid, expiresAt, ...person });
  return token;
}

export async function findPasswordLink(queries: Queries, token: string, now: Date): Promise<PasswordLink | undefined> {
  const [link] = await queries.select().from(passwordLinks).where(isUsable(token, now));
  return link;
}

type ChosenPassword = {
  token: string;
  passwordHash: string;
  now: Date;
  endSessions: (tx: Queries, sub: string, at: Date) => Promise<void>;
  changedBy: ChangedBy;
};

/**
 * Sets the password, and deletes this link and all others to the same address. A reset also ends every session of the
 * account, because an intruder may have one, and writes to its owner.
 */
export async function choosePassword(
  database: Database,
  { token, passwordHash, now, endSessions, changedBy }: ChosenPassword,
): Promise<PasswordLink | undefined> {
  return database.transaction(async (tx) => {
    const [link] = await tx.delete(passwordLinks).where(isUsable(token, now)).returning();
    if (!link) return undefined;
    await tx.delete(passwordLinks).where(eq(passwordLinks.email, link.email));
    if (link.givenName) return (await addAccount(tx, link, passwordHash)) ? link : undefined;
    const account = await changePassword(tx, link, passwordHash);
    if (!account) return undefined;
    await endSessions(tx, account.sub, now);
    await queuePasswordChanged(tx, { eventKey: `password-changed:${link.tokenHash}`, account, changedBy, at: now });
    return link;
  });
}

async function addAccount(tx: Queries, link: PasswordLink, passwordHash: string): Promise<string | undefined> {
  const sub = randomUUID();
  const [added] = await tx
    .insert(accounts)
    .values({
      sub,
      email: link.email,
      emailVerified: true,
      givenName: link.givenName ?? "",
      familyName: link.familyName ?? "",
      crmId: `crm-${sub}`,
      cdcId: `cdc-${sub}`,
      passwordHash,
    })
    .onConflictDoNothing()
    .returning();
  return added?.sub;
}

async function changePassword(tx: Queries, link: PasswordLink, passwordHash: string): Promise<Account | undefined> {
  const change = { passwordHash, emailVerified: true };
  const [changed] = await tx.update(accounts).set(change).where(eq(accounts.email, link.email)).returning();
  return changed;
}

function isUsable(token: string, now: Date) {
  return and(eq(passwordLinks.tokenHash, hashToken(token)), gt(passwordLinks.expiresAt, now));
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
