import { createServer } from "node:http";
import { registerHooks } from "node:module";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { grounds } from "./collected-grounds.ts";
import type { Asked, Told } from "./messages.ts";
import { callGround } from "./reach.ts";

/**
 * Serves the ground of one suite and nothing else. It reads the very test file the suite is in, so that both sides are
 * made of the same words; the test runner is left out of it.
 */
const [file = "", suite = ""] = process.argv.slice(2);
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
await import(file);
const prepare = grounds.get(suite);
if (!prepare) throw new Error(`${file} has no suite ${suite}.`);
const ground = await prepare();
const server = createServer((request, response) => void getRequestListener(ground.app.fetch)(request, response));
const tell = (told: Told) => process.send?.(told);

async function answer({ id, name, given }: Asked): Promise<void> {
  try {
    tell({ id, answer: await callGround(ground, name, given) });
  } catch (error) {
    tell({ id, error: String(error) });
  }
}

process.on("message", (asked: Asked | "close") => {
  if (asked !== "close") return void answer(asked);
  server.closeAllConnections();
  server.close();
  void (async () => {
    await ground.close?.();
    process.disconnect();
  })();
});
// Whoever ran the tests is gone.
process.on("disconnect", () => process.exit());
server.listen(0, "127.0.0.1", () => tell({ port: (server.address() as AddressInfo).port }));
