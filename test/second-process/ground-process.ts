import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { registerHooks } from "node:module";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { takeGrounds } from "./collected-grounds.ts";
import type { Asked, Opened, Question, Told } from "./messages.ts";
import { callGround, type Ground } from "./reach.ts";

/**
 * Serves the grounds of suites, each with its data and at an address of its own, and nothing else. It reads the very
 * test file a suite is in, so that both sides are made of the same words; the test runner is left out of it.
 */
const inPlaceOf = (specifier: string) => {
  if (specifier === "vitest") return "./no-tests.ts";
  return specifier.endsWith("/describe-wire.ts") ? "./collected-grounds.ts" : undefined;
};
registerHooks({
  resolve(specifier, context, next) {
    const other = inPlaceOf(specifier);
    return next(other ? new URL(other, import.meta.url).href : specifier, context);
  },
});

const served = new Map<number, { ground: Ground; server: Server }>();
const read = new Map<string, ReturnType<typeof takeGrounds>>();
let opened = 0;

async function open(file: string, suite: string): Promise<Opened> {
  if (!read.has(file)) {
    await import(file);
    read.set(file, takeGrounds());
  }
  const prepare = read.get(file)?.get(suite);
  if (!prepare) throw new Error(`${file} has no suite ${suite}.`);
  const ground = await prepare();
  const server = createServer((request, response) => void getRequestListener(ground.app.fetch)(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  opened += 1;
  served.set(opened, { ground, server });
  return { ground: opened, port: (server.address() as AddressInfo).port };
}

function find(id: number): { ground: Ground; server: Server } {
  const found = served.get(id);
  if (!found) throw new Error(`There is no ground ${id}.`);
  return found;
}

async function close(id: number): Promise<void> {
  const { ground, server } = find(id);
  served.delete(id);
  server.closeAllConnections();
  server.close();
  await ground.close?.();
}

function answer(question: Question): Promise<unknown> {
  if (question.kind === "open") return open(question.file, question.suite);
  if (question.kind === "close") return close(question.ground);
  return callGround(find(question.ground).ground, question.name, question.given);
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
