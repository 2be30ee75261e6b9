import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { registerHooks } from "node:module";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { takeFixtures } from "./collected-fixtures.ts";
import type { Asked, Opened, Question, Told } from "./messages.ts";
import { callFixture, type Fixture } from "./reach.ts";

/**
 * Serves the fixtures of suites, each with its data and at an address of its own, and nothing else. It reads the very
 * test file a suite is in, so that both sides are made of the same words; the test runner is left out of it.
 */
const inPlaceOf = (specifier: string) => {
  if (specifier === "vitest") return "./no-tests.ts";
  return specifier.endsWith("/describe-wire.ts") ? "./collected-fixtures.ts" : undefined;
};
registerHooks({
  resolve(specifier, context, next) {
    const other = inPlaceOf(specifier);
    return next(other ? new URL(other, import.meta.url).href : specifier, context);
  },
});

const served = new Map<number, { fixture: Fixture; server: Server }>();
const read = new Map<string, ReturnType<typeof takeFixtures>>();
let opened = 0;

async function open(file: string, suite: string): Promise<Opened> {
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

function answer(question: Question): Promise<unknown> {
  if (question.kind === "open") return open(question.file, question.suite);
  if (question.kind === "close") return close(question.fixture);
  return callFixture(find(question.fixture).fixture, question.name, question.given);
}

process.on("message", ({ id, question }: Asked) => {
  const tell = (told: Told) => process.send?.(told);
  void (async () => {
    try {
      tell({ id, answer: await answer(question) });
    } catch (error) {
      tell({ id, error: String(error) });
    }
  })();
});
// Whoever ran the tests is gone.
process.on("disconnect", () => process.exit());
