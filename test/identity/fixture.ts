import { desc, eq } from "drizzle-orm";
import type { Hono } from "hono";
import * as oidc from "openid-client";
import type { Connection } from "../../contracts/client.ts";
import { startWorker } from "../../database/jobs/jobs.ts";
import type { Database } from "../../database/database.ts";
import type { LetterKind } from "../../contracts/letters/letters.ts";
import { accounts } from "../../platform/identity/accounts.ts";
import { createIdentity } from "../../platform/identity/identity.ts";
import { identityJobs } from "../../platform/identity/identity-jobs.ts";
import { countTry, type Limit } from "../../platform/identity/limits.ts";
import { outbox } from "../../letters/outbox/outbox-table.ts";
import { hashPassword } from "../../platform/identity/passwords.ts";
import type { SampleAccount } from "../../platform/identity/pages/sample-aside.ts";
import type { ShopClient } from "../../platform/identity/openid/shop-client.ts";
import { type Browser, openBrowser, type Page } from "./browser.ts";

const origin = "http://shop.test";
export const issuer = `${origin}/identity`;
export const password = "a long enough secret";
export const designTokens = ":root { --ink: #161a18; }";

export const shops: readonly ShopClient[] = (["VCS", "VCSJ"] as const).map((id) => ({
  id,
  brand: id === "VCS" ? "landrover" : "jaguar",
  redirectUris: [`${origin}/callback/${id}`],
  postLogoutRedirectUris: [`${origin}/bye/${id}`],
  home: `${origin}/home/${id}`,
}));

const people: readonly { name: string; crmId: string | null; cdcId: string | null }[] = [
  { name: "ada", crmId: "crm-ada", cdcId: "cdc-ada" },
  { name: "no-crm", crmId: null, cdcId: "cdc-no-crm" },
  { name: "no-cdc", crmId: "crm-no-cdc", cdcId: null },
  { name: "victim", crmId: "crm-victim", cdcId: "cdc-victim" },
];
/** The tests sign in often, so their hash is cheap; only tests about timing need the real cost. */
const cheap = { N: 2, r: 1, p: 1 };
const samples: readonly SampleAccount[] = [
  { sub: "ada", email: "ada@example.com", name: "Ada Person", kind: "several", country: "GB" },
];

/** A queued letter; the link is there if it has one. */
export type QueuedMail = { recipient: string; name: string | null; kind: LetterKind; localeId: string; link: string };

export type Fixture = {
  app: Hono;
  database: Database;
  /** Lets time pass. */
  wait(seconds: number): void;
  /** The address the next requests come from. */
  comeFrom(address: string): void;
  /** Counts tries as if they had been made already. */
  countTries(limit: Limit, subject: string, times: number): Promise<void>;
  setPassword(sub: string, chosen: string): Promise<void>;
  /** Lets the worker queue its letters, and returns them, the newest first. */
  readMails(): Promise<QueuedMail[]>;
  errors: unknown[];
  close(): Promise<void>;
};

export async function createFixture(database: Database, { isDemonstration = true } = {}): Promise<Fixture> {
  let moment = Date.now();
  let address = "192.0.2.1";
  const errors: unknown[] = [];
  const now = () => new Date(moment);
  const { queries } = database;
  const passwordHash = await hashPassword(password, cheap);
  await queries.insert(accounts).values(
    people.map(({ name, crmId, cdcId }) => ({
      sub: name,
      email: `${name}@example.com`,
      emailVerified: true,
      givenName: name,
      familyName: "Person",
      crmId,
      cdcId,
      passwordHash,
    })),
  );
  const reportError = (error: unknown) => void errors.push(error);
  const app = await createIdentity({
    database,
    now,
    issuer,
    clients: shops,
    secret: "a secret for the tests, shared by all",
    addressOf: () => address,
    designTokens,
    reportError,
    signInAddress: ({ siteId, localeId }) => `${origin}/${siteId}/${localeId}/sign-in`,
    ...(isDemonstration && { demonstration: { accounts: samples, password, mailboxPath: "/platform/mailbox" } }),
  });
  const handlers = identityJobs({ database, now, issuer });
  const worker = startWorker({ database, handlers, now, onError: reportError, pollMs: 60_000 });
  return {
    app,
    database,
    wait: (seconds) => void (moment += seconds * 1000),
    comeFrom: (next) => void (address = next),
    async countTries(limit, subject, times) {
      for (let n = 0; n < times; n += 1) await countTry(queries, limit, { subject, now: now() });
    },
    async setPassword(sub, chosen) {
      const hash = await hashPassword(chosen);
      await queries.update(accounts).set({ passwordHash: hash }).where(eq(accounts.sub, sub));
    },
    async readMails() {
      await worker.drain();
      const letters = await queries.select().from(outbox).orderBy(desc(outbox.id)).limit(50);
      return letters.map(({ recipient, name, kind, localeId, content }) => {
        const link = "link" in content ? content.link : "resetLink" in content ? (content.resetLink ?? "") : "";
        return { recipient, name, kind, localeId, link };
      });
    },
    errors,
    async close() {
      await worker.stop();
      await database.close();
    },
  };
}

/** A shop and a visitor of it. */
export type Visit = {
  browser: Browser;
  config: oidc.Configuration;
  /** Opens the provider as the shop would. */
  authorize: (parameters?: Record<string, string>) => Promise<Page>;
  /** From the click on "sign in" to the tokens. */
  signIn: (email: string, parameters?: Record<string, string>) => Promise<Tokens>;
  exchange: (callback: URL) => Promise<Tokens>;
};
export type Tokens = oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers;

const verifier = oidc.randomPKCECodeVerifier() + oidc.randomPKCECodeVerifier();
export const allScopes = "openid email profile customer-person auto-id vehicle-identity offline_access";

export async function visit(connection: Connection, clientId = "VCS", browser?: Browser): Promise<Visit> {
  const visitorBrowser = browser ?? openBrowser(origin, connection);
  const customFetch: oidc.CustomFetch = async (url, { body, ...options }) => {
    const target = url.replace(origin, connection.baseUrl);
    return connection.fetch(new Request(target, { ...options, body: body as BodyInit }));
  };
  const config = await oidc.discovery(new URL(issuer), clientId, undefined, oidc.None(), {
    execute: [oidc.allowInsecureRequests],
    [oidc.customFetch]: customFetch,
  });
  config[oidc.customFetch] = customFetch;
  const authorize: Visit["authorize"] = async (parameters = {}) => {
    const all = {
      redirect_uri: `${origin}/callback/${clientId}`,
      scope: allScopes,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      state: "the-state",
      nonce: "the-nonce",
      brand: clientId === "VCS" ? "landrover" : "jaguar",
      country_code: "GB",
      locale: "en-GB",
      csrf: "the-csrf",
      ...parameters,
    };
    const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
    return visitorBrowser.get(oidc.buildAuthorizationUrl(config, sent));
  };
  const exchange: Visit["exchange"] = (callback) =>
    oidc.authorizationCodeGrant(config, callback, {
      pkceCodeVerifier: verifier,
      expectedState: "the-state",
      expectedNonce: "the-nonce",
      idTokenExpected: true,
    });
  return {
    browser: visitorBrowser,
    config,
    authorize,
    exchange,
    async signIn(email, parameters) {
      const page = await openSignIn(visitorBrowser, await authorize(parameters));
      const callback = await enter(visitorBrowser, page, { email, password });
      return exchange(callback);
    },
  };
}

export function openSignIn(browser: Browser, { location }: Page): Promise<Page> {
  if (!location) throw new Error("The provider did not ask for a sign-in.");
  return browser.get(location);
}

/** Fills in the sign-in form and follows the redirect to the shop, which does not run here. */
export async function enter(browser: Browser, page: Page, fields: Record<string, string>): Promise<URL> {
  const accepted = await browser.submit(page, fields);
  if (!accepted.location) throw new Error(`The sign-in was refused with ${accepted.status}.`);
  const resumed = await browser.get(accepted.location);
  if (!resumed.location) throw new Error(`The sign-in was not resumed: ${resumed.status}.`);
  return resumed.location;
}
