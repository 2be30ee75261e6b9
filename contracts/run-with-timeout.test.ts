import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { runWithTimeout } from "./run-with-timeout.ts";

it("passes on the result of the work, and its failure", async () => {
  await expect(runWithTimeout(1_000, async () => "done")).resolves.toBe("done");
  await expect(runWithTimeout(1_000, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

it("ends work that ignores its signal", async () => {
  await expect(runWithTimeout(10, () => new Promise(() => {}))).rejects.toMatchObject({ name: "TimeoutError" });
});

it("ends a waiting fetch even after a garbage collection", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, resolve));
  const address = `http://localhost:${(silent.address() as AddressInfo).port}/`;
  const collecting = setInterval(collect, 10);
  try {
    await expect(runWithTimeout(200, (signal) => fetch(new Request(address, { signal })))).rejects.toMatchObject({
      name: "TimeoutError",
    });
  } finally {
    clearInterval(collecting);
    silent.closeAllConnections();
    silent.close();
  }
});
