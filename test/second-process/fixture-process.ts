import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { registerHooks } from "node:module";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { takeFixtures } from "./collected-fixtures.ts";
import type { FixtureMessage, OpenedFixture, FixtureRequest, FixtureReply } from "./messages.ts";
import { callFixture, type Fixture } from "./fixture-functions.ts";

/**
 * Serves the fixtures of suites, each with its own data and address. It imports the test file itself with a stub for the
 * test runner, so that both processes use the same code.
 */
const replacementFor = (specifier: string) => {
  if (specifier === "vitest") return "./no-tests.ts";
  return specifier.endsWith("/describe-contract.ts") ? "./collected-fixtures.ts" : undefined;
};
registerHooks({
  resolve(specifier, context, next) {
    const other = replacementFor(specifier);
    return next(other ? new URL(other, import.meta.url).href : specifier, context);
  },
});

const served = new Map<number, { fixture: Fixture; server: Server }>();
const read = new Map<string, ReturnType<typeof takeFixtures>>();
let opened = 0;

async function open(file: string, suite: string): Promise<OpenedFixture> {
  if (!read.has(file)) {
    await import(file);
    read.set(file, takeFixtures());
  }
  const prepare = read.get(file)?.get(suite);
  if (!prepare) throw new Error(`${file} has no suite ${suite}.`);
  const fixture = await prepare();
  const server = createServer((request, response) => void getRequestListener(fixture.app.fetch)(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  opened += 1;
  served.set(opened, { fixture, server });
  return { fixture: opened, port: (server.address() as AddressInfo).port };
}

function find(id: number): { fixture: Fixture; server: Server } {
  const found = served.get(id);
  if (!found) throw new Error(`There is no fixture ${id}.`);
  return found;
}

async function close(id: number): Promise<void> {
  const { fixture, server } = find(id);
  served.delete(id);
  server.closeAllConnections();
  server.close();
  await fixture.close?.();
}

function answer(request: FixtureRequest): Promise<unknown> {
  if (request.kind === "open") return open(request.file, request.suite);
  if (request.kind === "close") return close(request.fixture);
  return callFixture(find(request.fixture).fixture, request.name, request.parameters);
}

process.on("message", ({ id, request }: FixtureMessage) => {
  const send = (reply: FixtureReply) => process.send?.(reply);
  void (async () => {
    try {
      send({ id, answer: await answer(request) });
    } catch (error) {
      send({ id, error: String(error) });
    }
  })();
});
// The test process has ended.
process.on("disconnect", () => process.exit());
