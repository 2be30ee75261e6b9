import { sql } from "drizzle-orm";
import type { Context } from "hono";
import type { Queries } from "../../../../database/database.ts";
import { readRows } from "../../../../database/open-database.ts";
import { attemptLimits, type Attempt, checkAttempts, countAttempt } from "../attempts.ts";
import { basicCredentials } from "../basic-credentials.ts";
import { isSameSecret } from "../opaque-token.ts";
import type { ShopperDeps, ShopperSettings } from "../shopper-deps.ts";
import { slasRefusal } from "./slas-refusal.ts";

export function requireOrganization(settings: ShopperSettings, organizationId: string): void {
  if (organizationId !== settings.organizationId) throw slasRefusal(404, "unknown organization");
}

export function requirePublicClient(settings: ShopperSettings, clientId: string): void {
  if (!settings.publicClientIds.includes(clientId)) throw slasRefusal(401, "invalid client_id");
}

export function requireRedirectUri(settings: ShopperSettings, redirectUri: string): void {
  if (!settings.redirectUris.includes(redirectUri)) throw slasRefusal(400, "redirect_uri is not allowed");
}

export async function requireSite(queries: Queries, siteId: string): Promise<void> {
  const rows = await readRows(queries, sql`select 1 from commerce.sites where id = ${siteId}`);
  if (rows.length === 0) throw slasRefusal(400, "invalid channel_id");
}

export function isTrustedClient({ trustedClient }: ShopperSettings, context: Context): boolean {
  const credentials = basicCredentials(context);
  if (!credentials) return false;
  return isSameSecret(`${credentials.name}:${credentials.password}`, `${trustedClient.id}:${trustedClient.secret}`);
}

/** What the failures of one request are counted against: its credential, and the client's address. */
export function listAttempts(deps: ShopperDeps, context: Context, credential?: string): Attempt[] {
  const now = deps.now();
  const caller = deps.callerOf?.(context);
  return [
    ...(credential === undefined ? [] : [{ attemptLimit: attemptLimits.token, subject: credential, now }]),
    ...(caller === undefined ? [] : [{ attemptLimit: attemptLimits.caller, subject: caller, now }]),
  ];
}

export async function requireAttemptsLeft(queries: Queries, attempts: Attempt[]): Promise<void> {
  for (const attempt of attempts) requireNoWait(await checkAttempts(queries, attempt));
}

export async function countFailure(queries: Queries, attempts: Attempt[]): Promise<void> {
  for (const attempt of attempts) await countAttempt(queries, attempt);
}

export function requireNoWait(seconds: number | undefined): void {
  if (seconds !== undefined) throw slasRefusal(429, "too many attempts", { "retry-after": String(seconds) });
}
