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

/** Two processes need a database that two processes may open; only a machine without PostgreSQL goes without. */
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

  async function ask(shop: ChildProcess | undefined, brought: StoredSession): Promise<Answer> {
    if (!shop) throw new Error("There is no such process.");
    const answered = once(shop, "message") as Promise<[Answer]>;
    shop.send(brought);
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
      person: { identityId: "ada", firstName: "Ada" },
    };
  }

  it("called at the same time both continue with the same tokens, and the customer stays signed in", async () => {
    for (let round = 0; round < 8; round += 1) {
      const brought = await newCustomer();
      const answers = await Promise.all(shops.map((shop) => ask(shop, brought)));
      expect(answers.map(({ kind, failures }) => [kind, failures])).toEqual([
        ["registered", []],
        ["registered", []],
      ]);
      const given = new Set(answers.map(({ stored }) => stored?.tokens?.refreshToken));
      expect(given.size).toBe(1);
      expect(given).not.toContain(brought.tokens?.refreshToken);
    }
  });

  it("called one after the other the second uses the tokens of the first", async () => {
    const brought = await newCustomer();
    const first = await ask(shops[0], brought);
    const before = refreshes;
    const second = await ask(shops[1], brought);
    expect(second.stored).toEqual(first.stored);
    expect(refreshes).toBe(before);
  });

  it("store nothing in the database that can be used without the old token", async () => {
    const brought = await newCustomer();
    const { stored } = await ask(shops[0], brought);
    const rows = JSON.stringify(await fixture.rows("select * from sessions.login_handovers"));
    expect(rows).toContain('"sealed":"ey');
    for (const secret of [brought.tokens?.refreshToken, stored?.tokens?.refreshToken, stored?.tokens?.accessToken]) {
      expect(secret?.length).toBeGreaterThan(20);
      expect(rows).not.toContain(secret);
    }
  });

  it("refuse a token that was never issued", async () => {
    const brought = await newCustomer();
    const made = { ...brought, tokens: { ...brought.tokens!, refreshToken: "m".repeat(43) } };
    const answers = await Promise.all(shops.map((shop) => ask(shop, made)));
    expect(answers.map(({ kind, stored }) => [kind, stored])).toEqual([
      [undefined, {}],
      [undefined, {}],
    ]);
  });
});
