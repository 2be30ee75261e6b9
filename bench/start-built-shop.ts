import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWhenNeeded } from "../tools/build.ts";
import { prepareDataTemplate } from "../tools/data-template.ts";
import shop from "../tools/process/shop-process.json" with { type: "json" };

type Options = {
  port?: number;
  /** Settings of the shop besides the usual ones. */
  settings?: Readonly<Record<string, string>>;
};

export type BuiltShop = { origin: string; pid: number } & AsyncDisposable;

/** The shop as visitors get it, in a process of its own. */
export async function startBuiltShop({ port = 3180, settings = {} }: Options = {}): Promise<BuiltShop> {
  await buildWhenNeeded();
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  cpSync(await prepareDataTemplate(), folder, { recursive: true });
  const env = {
    PORT: String(port),
    DATA_DIR: folder,
    PAYMENT_SANDBOX_ORIGIN: "self",
    LOG_LEVEL: "error",
    NODE_ENV: "production",
    ...settings,
  };
  const { PATH = "" } = process.env;
  const child = spawn("node", [...shop.flags, shop.program], {
    env: { ...shop.settings, PATH, ...env },
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
