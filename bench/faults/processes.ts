import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseEnv } from "node:util";

export type Program = {
  origin: string;
  folder: string;
  /** Ends the program in order, so that its data are complete. */
  stop: () => Promise<void>;
  /** Ends the program at once, when its data are no longer needed. */
  kill: () => Promise<void>;
};
type Settings = Record<string, string>;

const startMs = 100_000;

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => void server.close(() => resolve()));
  return port;
}

/** Starts a program with its own copy of the data, and waits until it answers. */
export async function startProgram(file: string, data: string, settings: Settings): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), "faults-"));
  cpSync(data, folder, { recursive: true });
  const { PATH = "", HOME = "" } = process.env;
  const usual = { PATH, HOME, NODE_ENV: "production", LOG_LEVEL: "error", DATA_DIR: folder };
  const child = spawn("node", [file], { env: { ...usual, ...settings }, stdio: ["ignore", "ignore", "inherit"] });
  const ended = new Promise<void>((resolve) => void child.on("close", () => resolve()));
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  const endBy = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
    process.off("exit", end);
  };
  const origin = `http://localhost:${settings.PORT}`;
  await untilLive(origin, child);
  return {
    origin,
    folder,
    stop: () => endBy("SIGTERM"),
    kill: () => endBy("SIGKILL"),
  };
}

async function untilLive(origin: string, child: ChildProcess): Promise<void> {
  for (const deadline = performance.now() + startMs; performance.now() < deadline; await pause(100)) {
    if (child.exitCode !== null) throw new Error(`The program for ${origin} has ended.`);
    const answer = await fetch(`${origin}/health/live`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`Nothing answers at ${origin}.`);
}

export const removeData = ({ folder }: Program) => rmSync(folder, { recursive: true, force: true });

/** The settings for a shop that uses a platform; written a moment after it answers. */
export async function settingsOf({ folder }: Program): Promise<Settings> {
  for (let n = 0; n < 100; n += 1) {
    try {
      return parseEnv(readFileSync(join(folder, "shop-settings.env"), "utf8")) as Settings;
    } catch {
      await pause(100);
    }
  }
  throw new Error("The platform has written no settings.");
}
