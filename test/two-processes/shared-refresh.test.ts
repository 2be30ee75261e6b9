import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StoredSession } from "../../app/session/session-cookies.server.ts";
import { migrate } from "../../database/migrate.ts";
import { openDatabase } from "../../database/open-database.ts";
import { prepareShopper, type ShopperFixture, signInNewCustomer } from "../shopper-fixture.ts";
import { hasPostgres, startTemporaryPostgres } from "../temporary-postgres.ts";

type Answer = { kind: string | undefined; stored: StoredSession | undefined; failures: string[] };

const entry = fileURLToPath(new URL("./session-process.ts", import.meta.url));

/** Only one process can open the embedded database, so these tests need PostgreSQL and are skipped without it. */
describe.skipIf(!hasPostgres())("two processes of the shop on one PostgreSQL", () => {
  let postgres: Awaited<ReturnType<typeof startTemporaryPostgres>>;
  let fixture: ShopperFixture;
  let commerce: Server;
  let shops: ChildProcess[] = [];
  let refreshes = 0;

  beforeAll(async () => {
    postgres = await startTemporaryPostgres();
    const database = await openDatabase({ url: postgres.url });
    await migrate(database);
    fixture = await prepareShopper({ database });
    const listener = getRequestListener(async (request) => {
      const body = request.method === "POST" ? await request.clone().text() : "";
      if (body.includes("grant_type=refresh_token")) refreshes += 1;
      return fixture.app.fetch(request);
    });
    commerce = createServer((request, response) => void listener(request, response));
    await new Promise<void>((resolve) => commerce.listen(0, "127.0.0.1", resolve));
    const commerceUrl = `http://127.0.0.1:${(commerce.address() as AddressInfo).port}`;
    const parameters = [postgres.url, commerceUrl, fixture.now().toISOString()];
    shops = [1, 2].map(() => fork(entry, parameters, { execArgv: [], serialization: "advanced" }));
    await Promise.all(shops.map((shop) => once(shop, "message")));
  }, 60_000);

  afterAll(async () => {
    for (const shop of shops) {
      const ended = once(shop, "exit");
      shop.send("close");
      await ended;
    }
    commerce.closeAllConnections();
    commerce.close();
    await fixture.close();
    await postgres.stop();
  });

  async function openIn(shop: ChildProcess | undefined, oldSession: StoredSession): Promise<Answer> {
    if (!shop) throw new Error("There is no such process.");
    const answered = once(shop, "message") as Promise<[Answer]>;
    shop.send(oldSession);
    return (await answered)[0];
  }

  /** A customer whose access token has expired. */
  async function newCustomer(): Promise<StoredSession> {
    const connection = {
      baseUrl: "http://commerce.invalid",
      fetch: async (request: Request) => fixture.app.fetch(request),
    };
    const registerIdToken = async (...given: Parameters<ShopperFixture["registerIdToken"]>) =>
      fixture.registerIdToken(...given);
    const { customerId, tokens } = await signInNewCustomer(connection, { registerIdToken });
    return {
      tokens: { kind: "registered", customerId, usid: tokens.usid, refreshToken: tokens.refresh_token },
      person: { accountId: "ada", firstName: "Ada" },
    };
  }

  it("continue with the same tokens when called at the same time, and the customer stays signed in", async () => {
    for (let round = 0; round < 8; round += 1) {
      const oldSession = await newCustomer();
      const answers = await Promise.all(shops.map((shop) => openIn(shop, oldSession)));
      expect(answers.map(({ kind, failures }) => [kind, failures])).toEqual([
        ["registered", []],
        ["registered", []],
      ]);
      const given = new Set(answers.map(({ stored }) => stored?.tokens?.refreshToken));
      expect(given.size).toBe(1);
      expect(given).not.toContain(oldSession.tokens?.refreshToken);
    }
  });

  it("share tokens when called one after the other", async () => {
    const oldSession = await newCustomer();
    const first = await openIn(shops[0], oldSession);
    const before = refreshes;
    const second = await openIn(shops[1], oldSession);
    expect(second.stored).toEqual(first.stored);
    expect(refreshes).toBe(before);
  });

  it("store nothing in the database that can be used without the old token", async () => {
    const oldSession = await newCustomer();
    const { stored } = await openIn(shops[0], oldSession);
    const rows = JSON.stringify(await fixture.rows("select * from sessions.login_handovers"));
    expect(rows).toContain('"sealed":"ey');
    for (const secret of [oldSession.tokens?.refreshToken, stored?.tokens?.refreshToken, stored?.tokens?.accessToken]) {
      expect(secret?.length).toBeGreaterThan(20);
      expect(rows).not.toContain(secret);
    }
  });

  it("refuse a token that was never issued", async () => {
    const oldSession = await newCustomer();
    const forged = { ...oldSession, tokens: { ...oldSession.tokens!, refreshToken: "m".repeat(43) } };
    const answers = await Promise.all(shops.map((shop) => openIn(shop, forged)));
    expect(answers.map(({ kind, stored }) => [kind, stored])).toEqual([
      [undefined, {}],
      [undefined, {}],
    ]);
  });
});
