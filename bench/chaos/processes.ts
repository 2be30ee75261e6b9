import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Random } from "../../test/random.ts";
import type { Mutant } from "./mutants.ts";
import { ports, seed } from "./run-settings.ts";

type StartOptions = { parameters: string[]; mutant: Mutant | undefined };

export function startProcess(
  name: "external-systems" | "shop",
  { parameters, mutant }: StartOptions,
): Promise<ChildProcess> {
  const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const env = { ...process.env, SEED: String(seed), ...(mutant && { MUTANT: mutant }) };
  const child = fork(file, parameters, { stdio: ["ignore", "inherit", "inherit", "ipc"], env });
  return new Promise((resolve, reject) => {
    child.once("message", () => resolve(child));
    child.once("exit", () => reject(new Error(`${name} ended before it was ready`)));
  });
}

export const kill = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGKILL");
  });

export type Shops = { port: () => number; killOne: () => Promise<void>; close: () => Promise<void> };

type ShopsOptions = { started: number; address: string; count: number; mutant: Mutant | undefined; random: Random };

export async function openShops({ started, address, count, mutant, random }: ShopsOptions): Promise<Shops> {
  const open = (port: number) => startProcess("shop", { parameters: [String(started), address, String(port)], mutant });
  const all = new Map<number, ChildProcess>();
  for (const port of ports.shops.slice(0, count)) all.set(port, await open(port));
  const chooseRandomPort = () => ports.shops[random.below(count)] ?? 0;
  return {
    port: chooseRandomPort,
    async killOne() {
      const port = chooseRandomPort();
      const child = all.get(port);
      if (!child) return;
      all.delete(port);
      await kill(child);
      all.set(port, await open(port));
    },
    async close() {
      for (const child of all.values()) await kill(child);
    },
  };
}
