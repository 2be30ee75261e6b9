import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect } from "@playwright/test";
import { shopProgram } from "./shop-program.ts";

const root = join(import.meta.dirname, "../../..");
const SETTINGS_FILE = /SETTINGS_FILE=(\S+) /;

export type ShopProcess = {
  child: ChildProcess;
  /** Everything it has written to stdout and stderr. */
  output: () => string;
  /** The code it ended with. */
  ended: Promise<number | null>;
};

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), "shop-"));
}

/** A data folder that already has the demonstration. */
export function filledFolder(): string {
  const folder = temporaryFolder();
  cpSync(String(process.env.DATA_TEMPLATE), folder, { recursive: true });
  return folder;
}

/** A shop of its own, with exactly these settings. */
export function spawnShop(settings: Record<string, string>): ShopProcess {
  const shop = shopProgram();
  return spawnProgram([...shop.flags, shop.program], { ...shop.settings, ...settings });
}

/** The same from its sources, as in development. */
export const spawnLiveShop = (settings: Record<string, string>) =>
  spawnProgram(["server/main.ts", "--live"], { NODE_ENV: "development", ...settings });

/** Only the systems behind a shop. */
export const spawnPlatform = (settings: Record<string, string>) => spawnProgram(["server/platform-main.ts"], settings);

function spawnProgram(program: string[], settings: Record<string, string>): ShopProcess {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn("node", program, {
    cwd: root,
    env: { PATH, HOME, NODE_ENV: "production", LOG_LEVEL: "info", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A test that is cut off must not leave a process that holds its port.
  const endWithTests = () => child.kill("SIGKILL");
  process.once("exit", endWithTests);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (part: string) => (text += part));
  }
  const ended = new Promise<number | null>((resolve) => {
    child.on("close", (code) => {
      process.off("exit", endWithTests);
      appendFileSync(join(String(process.env.SHOP_LOGS), `${child.pid}.log`), text);
      resolve(code);
    });
  });
  return { child, output: () => text, ended };
}

/** How long a shop may take to start on a busy machine, and to answer one health check: minutes of work are due at once. */
const START_MS = 100_000;
const ANSWER_MS = 30_000;

/** Resolves once the shop answers; fails when it ends instead, or does not answer in time. */
export async function waitUntilReady(shop: ShopProcess, port: number): Promise<void> {
  const death = shop.ended.then(() => {
    throw new Error(`The shop ended: ${shop.output()}`);
  });
  await Promise.race([untilReady(shop, port), death]);
}

async function untilReady(shop: ShopProcess, port: number): Promise<void> {
  const deadline = performance.now() + START_MS;
  let lastAnswer: unknown;
  while (performance.now() < deadline) {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), ANSWER_MS);
    const { signal } = controller;
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal }).catch((error: unknown) => error);
    clearTimeout(timer);
    if (answer instanceof Response && answer.ok) return;
    lastAnswer = answer instanceof Response ? answer.status : answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The shop at ${port} is not ready: ${String(lastAnswer)}\n${shop.output()}`);
}

/** The settings that a shop needs to use a platform, from the file that it names. */
export async function readPlatformSettings(platform: ShopProcess): Promise<Record<string, string>> {
  await expect.poll(platform.output, { timeout: START_MS }).toMatch(SETTINGS_FILE);
  return parseEnv(readFileSync(settingsFile(platform), "utf8")) as Record<string, string>;
}

export const settingsFile = (platform: ShopProcess) => SETTINGS_FILE.exec(platform.output())?.[1] ?? "";
