import { createHash, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Connection } from "../contracts/client.ts";
import { registerCustomer } from "../contracts/commerce/customers/customers.ts";
import { createScapiClient } from "../contracts/commerce/scapi.ts";
import {
  authenticateCustomer,
  authorizeCustomer,
  createSlasClient,
  getAccessToken,
  getTrustedSystemAccessToken,
  type TokenResponse,
} from "../contracts/commerce/slas.ts";
import { startWorker } from "../database/jobs/jobs.ts";
import type { Database } from "../database/database.ts";
import { readRows } from "../database/open-database.ts";
import { createAccessTokens } from "../platform/commerce/access-token.ts";
import { createShopperGuards } from "../platform/commerce/require-shopper.ts";
import { type Attempt, countAttempt } from "../platform/commerce/shopper/attempts.ts";
import { createPasswords } from "../platform/commerce/shopper/password-hash.ts";
import { serveShopper } from "../platform/commerce/shopper/serve-shopper.ts";
import type { Identity, ShopperDeps } from "../platform/commerce/shopper/shopper-deps.ts";
import { type ResetMail, shopperJobs, sweepTopic } from "../platform/commerce/shopper/shopper-jobs.ts";
import { createRevocationCheck } from "../platform/commerce/shopper/tokens/shopper-sessions.ts";
import { openTestDatabase } from "./test-database.ts";

export const organizationId = "f_ecom_test_001";
export const clientId = "storefront";
export const redirectUri = "http://shop.invalid/callback";
export const trustedClient = { id: "shop-server", secret: "a-secret-of-the-shops-own-server" };
export const params = { organizationId };

export type ShopperFixture = {
  app: Hono;
  database: Database;
  now: () => Date;
  /** Moves the clock, which stands still otherwise. */
  pass: (seconds: number) => void;
  /** Makes the identity provider accept this id token for a person. */
  registerIdToken: (idToken: string, identity: Identity) => void;
  countAttempts: (attempt: Omit<Attempt, "now">, times: number) => Promise<(number | undefined)[]>;
  rows: (statement: string) => Promise<Record<string, unknown>[]>;
  /** Runs what is due, and returns the mails that were sent. */
  runMails: () => Promise<ResetMail[]>;
  sweep: () => Promise<void>;
  close: () => Promise<void>;
};

export async function prepareShopper(more: Partial<ShopperDeps> = {}): Promise<ShopperFixture> {
  const database = more.database ?? (await openTestDatabase());
  let time = new Date("2026-11-15T12:00:00Z");
  const now = () => time;
  const secret = randomBytes(32);
  const accessTokens = createAccessTokens({ secret, now, isRevoked: createRevocationCheck(database.queries) });
  const identities = new Map<string, Identity>();
  const app = new Hono();
  serveShopper(app, {
    database,
    now,
    secret,
    accessTokens,
    guards: createShopperGuards(accessTokens),
    settings: { organizationId, publicClientIds: [clientId, "other"], trustedClient, redirectUris: [redirectUri] },
    verifyIdentity: async (idToken) => identities.get(idToken),
    passwords: createPasswords({ N: 16, r: 1, p: 1 }),
    listOrders: async (customerId, siteId) => ({ data: [{ orderNo: "0001", customerId, siteId }], total: 1 }),
    ...more,
  });
  return {
    app,
    database,
    now,
    pass: (seconds) => void (time = new Date(time.getTime() + seconds * 1000)),
    registerIdToken: (idToken, identity) => void identities.set(idToken, identity),
    ...databaseFunctions(database, now),
    close: () => database.close(),
  };
}

function databaseFunctions(database: Database, now: () => Date) {
  return {
    countAttempts: (attempt: Omit<Attempt, "now">, times: number) =>
      Promise.all(Array.from({ length: times }, () => countAttempt(database.queries, { ...attempt, now: now() }))),
    rows: (statement: string) => readRows<Record<string, unknown>>(database.queries, sql.raw(statement)),
    async runMails() {
      const mails: ResetMail[] = [];
      const handlers = shopperJobs({ database, now, sendResetMail: async (mail) => void mails.push(mail) });
      const onError = (error: unknown) => {
        throw error;
      };
      const worker = startWorker({ database, now, handlers, onError });
      await worker.drain();
      await worker.stop();
      return mails;
    },
    async sweep() {
      await shopperJobs({ database, now, sendResetMail: async () => {} })[sweepTopic]?.({}, 1);
    },
  };
}

export function newPkce(): { verifier: string; challenge: string } {
  const verifier = randomBytes(96).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

export function basic(name: string, password: string): { authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}` };
}

export function bearer(tokens: { access_token: string }): { headers: { authorization: string } } {
  return { headers: { authorization: `Bearer ${tokens.access_token}` } };
}

export function readRedirect(address: string): { code: string; usid: string; state: string | null } {
  const { searchParams } = new URL(address);
  return {
    code: searchParams.get("code") ?? "",
    usid: searchParams.get("usid") ?? "",
    state: searchParams.get("state"),
  };
}

/** A code with the verifier that redeems it. */
export type Authorized = { code: string; usid: string; verifier: string };

export async function authorizeGuest(connection: Connection, siteId = "VCS"): Promise<Authorized> {
  const { verifier, challenge } = newPkce();
  const query = {
    redirect_uri: redirectUri,
    client_id: clientId,
    channel_id: siteId,
    code_challenge: challenge,
    response_type: "code",
    hint: "guest",
  } as const;
  const address = await createSlasClient(connection)(authorizeCustomer, { params, query });
  return { ...readRedirect(address), verifier };
}

export function codeForm({ code, usid, verifier }: Authorized, siteId = "VCS") {
  return {
    grant_type: "authorization_code_pkce" as const,
    code,
    usid,
    code_verifier: verifier,
    client_id: clientId,
    channel_id: siteId,
    redirect_uri: redirectUri,
  };
}

export function refreshForm(refreshToken: string, siteId = "VCS") {
  return {
    grant_type: "refresh_token" as const,
    refresh_token: refreshToken,
    client_id: clientId,
    channel_id: siteId,
  };
}

export async function loginGuest(connection: Connection, siteId = "VCS"): Promise<TokenResponse> {
  const authorized = await authorizeGuest(connection, siteId);
  return createSlasClient(connection)(getAccessToken, { params, body: codeForm(authorized, siteId) });
}

export type Credentials = { login: string; password: string; usid?: string };

export async function authenticate(
  connection: Connection,
  { login, password, usid }: Credentials,
  siteId = "VCS",
): Promise<Authorized> {
  const { verifier, challenge } = newPkce();
  const body = {
    redirect_uri: redirectUri,
    client_id: clientId,
    channel_id: siteId,
    code_challenge: challenge,
    ...(usid !== undefined && { usid }),
  };
  const address = await createSlasClient(connection)(
    authenticateCustomer,
    { params, body },
    { headers: basic(login, password) },
  );
  return { ...readRedirect(address), verifier };
}

export async function loginRegistered(
  connection: Connection,
  credentials: Credentials,
  siteId = "VCS",
): Promise<TokenResponse> {
  const authorized = await authenticate(connection, credentials, siteId);
  return createSlasClient(connection)(getAccessToken, { params, body: codeForm(authorized, siteId) });
}

let people = 0;

/** A new customer, signed in through the identity provider: far cheaper than a password, which is slow on purpose. */
export async function signInNewCustomer(
  connection: Connection,
  { registerIdToken }: { registerIdToken: (idToken: string, identity: Identity) => Promise<void> },
  siteId = "VCS",
): Promise<{ customerId: string; tokens: TokenResponse }> {
  people += 1;
  const id = `customer-${people}`;
  const identity = { subject: id, email: `${id}@example.com`, firstName: "Ada", lastName: "Lovelace" };
  await registerIdToken(id, { ...identity, crmId: `crm-${id}`, cdcId: `cdc-${id}` });
  const body = {
    grant_type: "client_credentials",
    hint: "ts_ext_on_behalf_of",
    idp_origin: "forgerock",
    id_token: id,
    client_id: clientId,
    channel_id: siteId,
  } as const;
  const headers = basic(trustedClient.id, trustedClient.secret);
  const tokens = await createSlasClient(connection)(getTrustedSystemAccessToken, { params, body }, { headers });
  return { customerId: tokens.customer_id, tokens };
}

/** A new customer with a password, signed in with it. */
export async function registerAndLogin(connection: Connection, siteId = "VCS") {
  people += 1;
  const credentials = { login: `person-${people}@example.com`, password: "correct horse 1" };
  const guest = await loginGuest(connection, siteId);
  const customer = { firstName: "Ada", lastName: "Lovelace", email: credentials.login, login: credentials.login };
  const registered = await createScapiClient(connection)(
    registerCustomer,
    { params, query: { siteId }, body: { customer, password: credentials.password } },
    bearer(guest),
  );
  const tokens = await loginRegistered(connection, credentials, siteId);
  return { credentials, customerId: registered.customerId, tokens, guest };
}
