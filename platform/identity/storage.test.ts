import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/database.ts";
import { readRows } from "../../database/open-database.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { createProviderRecords } from "./openid/provider-records.ts";
import { deriveKey } from "./derived-keys.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { readSigningKey } from "./openid/signing-keys.ts";
import { createSweep } from "./openid/sweep-expired.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe("the signing key", () => {
  const seal = deriveKey("one secret", "signing keys");

  it("is the same for processes that start together and for later ones", async () => {
    const [first, second] = await Promise.all([1, 2].map(() => readSigningKey(database.queries, seal)));
    expect(second).toEqual(first);
    expect(await readSigningKey(database.queries, seal)).toEqual(first);
    expect(first).toMatchObject({ alg: "RS256", use: "sig", d: expect.any(String) });
  });

  it("cannot be read in the database, and is replaced when the secret changes", async () => {
    const before = await readSigningKey(database.queries, seal);
    const [row] = await readRows<{ sealed: string }>(database.queries, sql`select sealed from identity.signing_keys`);
    expect(row?.sealed).not.toContain(before.n ?? "");
    const after = await readSigningKey(database.queries, deriveKey("other secret", "signing keys"));
    expect(after.kid).not.toBe(before.kid);
  });
});

it("derives a different key for each purpose and secret", () => {
  const keys = [
    deriveKey("a", "cookies"),
    deriveKey("a", "form tokens"),
    deriveKey("a", "signing keys"),
    deriveKey("b", "cookies"),
  ].map((key) => key.toString("hex"));
  expect(new Set(keys).size).toBe(4);
});

describe("a record of the provider", () => {
  let moment = new Date("2027-01-01T00:00:00Z").getTime();
  const now = () => new Date(moment);
  const adapter = (model: string) => {
    const { queries } = database;
    return createProviderRecords({ queries, now, sweep: createSweep({ queries, now }) })(model);
  };

  it("is found by its id and uid until it expires, and only in its own model", async () => {
    const sessions = adapter("Session");
    await sessions.upsert("an id \0", { uid: "u1", accountId: "ada", jti: "\0" }, 60);
    expect(await sessions.find("an id \0")).toEqual({ uid: "u1", accountId: "ada", jti: "\0" });
    expect(await sessions.findByUid("u1")).toMatchObject({ accountId: "ada" });
    expect(await adapter("Grant").find("an id \0")).toBeUndefined();
    moment += 60_000;
    expect(await sessions.find("an id \0")).toBeUndefined();
    expect(await sessions.findByUid("u1")).toBeUndefined();
  });

  it("is consumed once", async () => {
    const codes = adapter("AuthorizationCode");
    await codes.upsert("code", { grantId: "g1" }, 60);
    const uses = await Promise.allSettled([codes.consume("code"), codes.consume("code")]);
    expect(uses.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await codes.find("code")).toMatchObject({ consumed: moment / 1000 });
    await codes.revokeByGrantId("g1");
    expect(await codes.find("code")).toBeUndefined();
  });

  it("is deleted after it has expired", async () => {
    await adapter("Session").upsert("old", {}, 60);
    moment += 61_000;
    await adapter("Session").upsert("new", {}, 60);
    const [left] = await readRows<{ count: number }>(
      database.queries,
      sql`select count(*)::int as count from identity.artifacts where expires_at < ${now().toISOString()}`,
    );
    expect(left?.count).toBe(0);
  });
});

describe("passwords", () => {
  const cheap = { N: 2, r: 1, p: 1 };

  it("are recognised, also when a keyboard composes them differently", async () => {
    const stored = await hashPassword("Crème brûlée", cheap);
    expect(await verifyPassword("Crème brûlée".normalize("NFD"), stored)).toBe(true);
    expect(await verifyPassword("creme brulee", stored)).toBe(false);
    expect(await hashPassword("Crème brûlée", cheap)).not.toBe(stored);
  });

  it("are hashed at the recommended cost", async () => {
    expect(await hashPassword("x")).toMatch(/^scrypt\$16384\$8\$5\$/);
  });

  it("with an unknown hash form are an error, not a refusal", async () => {
    await expect(verifyPassword("x", "plain")).rejects.toThrow("unknown form");
  });
});
