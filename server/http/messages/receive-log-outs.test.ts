import { generateKeyPairSync } from "node:crypto";
import { exportJWK, type JWK, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../../database/database.ts";
import { startWorker } from "../../../database/jobs/jobs.ts";
import { backChannelLogOutPath, logOutEvent } from "../../../contracts/identity/back-channel-log-out.ts";
import { notifyShopsJob, notifyShopsTopic } from "../../../platform/identity/openid/notify-shops.ts";
import { enqueue } from "../../../database/jobs/jobs.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { createSessionEndings } from "../../storefront/session-endings.ts";
import { receiveLogOuts } from "./receive-log-outs.ts";

const issuer = "http://provider.test/identity";
const now = new Date("2026-11-15T12:00:00Z");
const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

let database: Database;
let signingKey: JWK;
let publicKey: JWK;
beforeAll(async () => {
  database = await openTestDatabase();
  const jwk = await exportJWK(privateKey);
  signingKey = { ...jwk, alg: "RS256", kid: "k1" };
  publicKey = { kty: jwk.kty, n: jwk.n, e: jwk.e, alg: "RS256", kid: "k1", use: "sig" };
});
afterAll(() => database.close());

function openReceiver() {
  const endings = createSessionEndings({ queries: database.queries, now: () => now });
  const app = receiveLogOuts({
    issuer,
    clientIds: ["VCS", "VCSJ"],
    endings,
    now: () => now,
    fetch: (request) =>
      Response.json(
        request.url.endsWith("/jwks") ? { keys: [publicKey] } : { issuer, jwks_uri: "http://provider.test/jwks" },
      ),
  });
  const send = async (token: string) => {
    const body = new URLSearchParams({ logout_token: token });
    return (await app.request(backChannelLogOutPath, { method: "POST", body })).status;
  };
  return { app, endings, send };
}

type Claims = { sub: string; iss?: string; aud?: string; iat?: number; typ?: string; more?: object };

const sign = ({ sub, iss = issuer, aud = "VCS", iat = now.getTime() / 1000, typ = "logout+jwt", more }: Claims) =>
  new SignJWT({ events: { [logOutEvent]: {} }, ...more })
    .setProtectedHeader({ alg: "RS256", kid: "k1", typ })
    .setIssuer(iss)
    .setAudience(aud)
    .setSubject(sub)
    .setIssuedAt(iat)
    .sign(privateKey);

describe("a back-channel log-out", () => {
  it("ends every session of the person that began before it", async () => {
    const { send, endings } = openReceiver();
    expect(await send(await sign({ sub: "ada" }))).toBe(200);
    expect(await endings.endedAt("ada")).toEqual(now);
  });

  it("with a date in the future ends the sessions until now, and a later message with an older date changes nothing", async () => {
    const { send, endings } = openReceiver();
    expect(await send(await sign({ sub: "grace", iat: now.getTime() / 1000 + 86_400 }))).toBe(200);
    expect(await send(await sign({ sub: "grace", iat: now.getTime() / 1000 - 86_400 }))).toBe(200);
    expect(await endings.endedAt("grace")).toEqual(now);
  });

  it.each([
    ["of another provider", { sub: "eve", iss: "http://evil.test" }],
    ["for another shop", { sub: "eve", aud: "OTHER" }],
    ["that is an id token", { sub: "eve", typ: "JWT" }],
    ["with a nonce", { sub: "eve", more: { nonce: "n" } }],
    ["without the log-out event", { sub: "eve", more: { events: {} } }],
  ])("%s is refused", async (_, claims) => {
    const { send, endings } = openReceiver();
    expect(await send(await sign(claims))).toBe(400);
    expect(await endings.endedAt("eve")).toBeUndefined();
  });

  it("that is no token at all is refused", async () => {
    expect(await openReceiver().send("forged")).toBe(400);
  });

  it("is sent by the embedded provider's job, one for each client", async () => {
    const { app, endings } = openReceiver();
    const asked: number[] = [];
    const handlers = notifyShopsJob({
      issuer,
      signingKey: async () => signingKey,
      clientIds: ["VCS", "VCSJ"],
      address: `http://shop.test${backChannelLogOutPath}`,
      async fetch(request) {
        const response = await app.fetch(request);
        asked.push(response.status);
        return response;
      },
    });
    const endedAt = new Date(now.getTime() - 60_000);
    await enqueue(database.queries, {
      topic: notifyShopsTopic,
      payload: { subject: "joan", endedAt: endedAt.toISOString() },
      runAt: now,
    });
    const errors: unknown[] = [];
    const worker = startWorker({ database, handlers, now: () => now, onError: (error) => errors.push(error) });
    await worker.drain();
    await worker.stop();
    expect([asked, errors]).toEqual([[200, 200], []]);
    expect(await endings.endedAt("joan")).toEqual(endedAt);
  });
});

describe("endings between processes", () => {
  it("are known to another process half a minute later", async () => {
    let moment = now.getTime();
    const open = () => createSessionEndings({ queries: database.queries, now: () => new Date(moment) });
    const [here, there] = [open(), open()];
    expect(await there.endedAt("mary")).toBeUndefined();
    await here.end("mary", now);
    expect(await here.endedAt("mary")).toEqual(now);
    moment += 30_000;
    expect(await there.endedAt("mary")).toEqual(now);
  });

  it("are forgotten when no session can be older", async () => {
    const endings = createSessionEndings({ queries: database.queries, now: () => now });
    await endings.end("old", new Date(now.getTime() - 92 * 86_400_000));
    await endings.end("new", now);
    expect(await endings.endedAt("old")).toBeUndefined();
  });
});
