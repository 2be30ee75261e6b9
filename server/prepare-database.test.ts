import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readRows } from "../database/open-database.ts";
import { hasPostgres, startTemporaryPostgres } from "../test/temporary-postgres.ts";
import { awaitDatabase } from "./await-database.ts";
import { ConfigurationError } from "./environment/configuration-error.ts";
import { readEnvironment } from "./environment/environment.ts";
import { createLogger } from "./logging/logger.ts";
import { prepareDatabase } from "./prepare-database.ts";

const url = "postgres://shop:password-of-the-shop@database.internal:5432/shop";

function failing(error: unknown, times = Number.POSITIVE_INFINITY) {
  let tries = 0;
  const lines: string[] = [];
  const run = async () => {
    tries += 1;
    if (tries <= times) throw error;
  };
  const logger = createLogger("warn", { write: (line) => lines.push(line) });
  const waited = (waitMs: number) => awaitDatabase({ database: { run }, url, waitMs, logger });
  return { waited, lines, tries: () => tries };
}

const coded = (code: string, message: string) => Object.assign(new Error(message), { code });
const refused = coded("ECONNREFUSED", "connect ECONNREFUSED 10.0.0.1:5432");

describe("awaitDatabase", () => {
  it.each([
    ["does not listen yet", refused],
    ["has two addresses and listens at neither", new AggregateError([refused, refused])],
    ["starts up", coded("57P03", "the database system is starting up")],
    ["does not answer", new Error("Connection terminated due to connection timeout")],
  ])("waits for a server that %s, and logs that without the password", async (_, error) => {
    const { waited, lines, tries } = failing(error, 2);
    await waited(60_000);
    expect(tries()).toBe(3);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      host: "database.internal:5432",
      msg: "waiting for the database",
    });
    expect(lines.join("")).not.toContain("password-of-the-shop");
  });

  it("gives up in the end with an error that names the server and the reason", async () => {
    const { waited, lines, tries } = failing(refused);
    const ending = waited(1_500);
    await expect(ending).rejects.toThrow(ConfigurationError);
    await expect(ending).rejects.toThrow("at database.internal:5432 cannot be reached: connect ECONNREFUSED");
    expect(tries()).toBeGreaterThan(3);
    expect(lines.length).toBeLessThan(tries());
  });

  it.each([
    ["a wrong password", coded("28P01", 'password authentication failed for user "shop"')],
    ["a database that is not there", coded("3D000", 'database "shop" does not exist')],
  ])("does not wait for %s", async (_, error) => {
    const { waited, tries } = failing(error);
    await expect(waited(60_000)).rejects.toThrow(error.message);
    expect(tries()).toBe(1);
  });
});

describe.skipIf(!hasPostgres())("prepareDatabase", () => {
  let server: Awaited<ReturnType<typeof startTemporaryPostgres>>;
  beforeAll(async () => {
    server = await startTemporaryPostgres();
  });
  afterAll(() => server.stop());

  it("opens PostgreSQL, creates its tables, and sets the time limits of its connections", async () => {
    const environment = readEnvironment({ DATABASE_URL: server.url, SESSION_SECRET: "s".repeat(32) });
    const database = await prepareDatabase(environment, createLogger("silent"));
    await database.probeWrite();
    const limits = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];
    const values = await Promise.all(limits.map((name) => readRows(database.queries, sql.raw(`show ${name}`))));
    expect(values.flat()).toEqual([
      { statement_timeout: "10s" },
      { lock_timeout: "5s" },
      { idle_in_transaction_session_timeout: "1min" },
    ]);
    await database.close();
  });

  it("gives up a server that accepts connections and does not answer", async () => {
    const silent = createServer();
    await once(silent.listen(0, "127.0.0.1"), "listening");
    const { port } = silent.address() as AddressInfo;
    const environment = readEnvironment({
      DATABASE_URL: `postgres://shop@127.0.0.1:${port}/shop`,
      SESSION_SECRET: "s".repeat(32),
      DATABASE_WAIT_SECONDS: "1",
    });
    await expect(prepareDatabase(environment, createLogger("silent"))).rejects.toThrow("cannot be reached");
    silent.close();
  });
});
