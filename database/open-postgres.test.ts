import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type SilentProxy, startSilentProxy } from "../test/databases/silent-proxy.ts";
import { hasPostgres, startTemporaryPostgres } from "../test/temporary-postgres.ts";
import type { Database } from "./database.ts";
import { openDatabase, readRows } from "./open-database.ts";

/** One more than the pool has, so that a connection lost for good is noticed. */
const moreThanThePool = 11;

describe.skipIf(!hasPostgres())("a PostgreSQL", () => {
  let server: Awaited<ReturnType<typeof startTemporaryPostgres>>;
  let proxy: SilentProxy;
  let database: Database;
  const errors: string[] = [];

  beforeAll(async () => {
    server = await startTemporaryPostgres();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    errors.length = 0;
    proxy = await startSilentProxy(server.url);
    const limits = { statementMs: 1_000, lockMs: 300, connectMs: 3_000 };
    database = await openDatabase({ url: proxy.url, limits }, (error) => errors.push(error.message));
    await database.run("create table if not exists notes (id int)");
  });
  afterEach(async () => {
    await database.close();
    await proxy.close();
  });

  const atOnce = <T>(work: () => Promise<T>) => Promise.allSettled(Array.from({ length: moreThanThePool }, work));
  const failures = async () => {
    const results = await atOnce(() => database.transaction((tx) => readRows(tx, sql`select 1 as one`)));
    return results.flatMap((result) => (result.status === "rejected" ? [String(result.reason)] : []));
  };

  it("that stops responding fails each query in time, and is used again once it responds", async () => {
    await atOnce(() => database.run("select pg_sleep(0.05)"));
    proxy.silence();
    const asked = await atOnce(() => database.run("select 1"));
    expect(asked.map(({ status }) => status)).toEqual(Array(moreThanThePool).fill("rejected"));
    proxy.restore();
    expect(await failures()).toEqual([]);
  });

  it("that stops responding inside a transaction loses that connection and no other", async () => {
    const work = () =>
      database.transaction(async (tx) => {
        await tx.execute(sql`insert into notes values (1)`);
        proxy.silence();
        await tx.execute(sql`select 1`);
      });
    const [first] = await atOnce(work);
    expect(first).toMatchObject({ status: "rejected", reason: { cause: { message: "Query read timeout" } } });
    proxy.restore();
    expect(await failures()).toEqual([]);
    expect(await readRows(database.queries, sql`select id from notes`)).toEqual([]);
  });

  it("that stops responding before a transaction begins loses no connection of the pool", async () => {
    expect(await failures()).toEqual([]);
    proxy.silence();
    await atOnce(() => database.transaction(async () => undefined));
    proxy.restore();
    expect(await failures()).toEqual([]);
  });

  it("that ends a connection between two queries fails the transaction, not the process", async () => {
    const admin = await openDatabase({ url: server.url });
    const ended = database.transaction(async (tx) => {
      const [row] = await readRows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
      await admin.queries.execute(sql`select pg_terminate_backend(${row?.pid})`);
      await expect.poll(() => errors.length).toBeGreaterThan(0);
      await tx.execute(sql`select 1`);
    });
    await expect(ended).rejects.toThrow(/./);
    await admin.close();
    expect(await failures()).toEqual([]);
  });

  it("takes a readiness probe while all connections are busy", async () => {
    await database.run(
      "create table if not exists readiness_probes (process uuid primary key, written_at timestamptz)",
    );
    const over = Promise.withResolvers<void>();
    const [busy, begun] = [[] as Promise<void>[], [] as Promise<void>[]];
    for (let n = 0; n < moreThanThePool - 1; n += 1) {
      const ready = Promise.withResolvers<void>();
      begun.push(ready.promise);
      busy.push(
        database.transaction(async () => {
          ready.resolve();
          await over.promise;
        }),
      );
    }
    await Promise.all(begun);
    await expect(database.probeWrite()).resolves.toBeUndefined();
    over.resolve();
    await Promise.all(busy);
  });

  it.each([
    ["a statement that takes too long", () => database.run("select pg_sleep(5)"), "57014"],
    [
      "a lock that another transaction holds",
      () =>
        database.transaction(async (tx) => {
          await tx.execute(sql`lock table notes`);
          await database.run("select * from notes");
        }),
      "55P03",
    ],
  ])("gives up %s", async (_, work, code) => {
    await expect(work()).rejects.toMatchObject({ code });
    expect(await failures()).toEqual([]);
  });
});
