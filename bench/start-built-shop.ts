import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWhenNeeded } from "../tools/build.ts";
import { prepareDataTemplate } from "../tools/data-template.ts";

const port = 3180;

export type BuiltShop = { origin: string; pid: number } & AsyncDisposable;

/** The shop as visitors get it, in a process of its own. */
export async function startBuiltShop(): Promise<BuiltShop> {
  await buildWhenNeeded();
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  cpSync(await prepareDataTemplate(), folder, { recursive: true });
  const env = {
    PORT: String(port),
    DATA_DIR: folder,
    PAYMENT_SANDBOX_ORIGIN: "self",
    LOG_LEVEL: "error",
    NODE_ENV: "production",
  };
  const { PATH = "" } = process.env;
  // The flag that `npm start` has, in tools/bootstrap.mjs.
  const child = spawn("node", ["--max-semi-space-size=8", "server/main.ts"], {
    env: { PATH, ...env },
    stdio: "ignore",
  });
  const origin = `http://localhost:${port}`;
  for (let isUp = false; !isUp;) {
    isUp = await fetch(`${origin}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (!isUp) await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await new Promise((resolve) => child.on("close", resolve));
      rmSync(folder, { recursive: true });
    },
  };
}
