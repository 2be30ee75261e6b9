import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Random } from "../../test/random.ts";
import type { Mutant } from "./mutants.ts";
import { ports, seed } from "./story.ts";

type Start = { parameters: string[]; mutant: Mutant | undefined };

export function startProcess(name: "outside" | "shop", { parameters, mutant }: Start): Promise<ChildProcess> {
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

type Opening = { started: number; address: string; count: number; mutant: Mutant | undefined; random: Random };

export async function openShops({ started, address, count, mutant, random }: Opening): Promise<Shops> {
  const open = (port: number) => startProcess("shop", { parameters: [String(started), address, String(port)], mutant });
  const all = new Map<number, ChildProcess>();
  for (const port of ports.shops.slice(0, count)) all.set(port, await open(port));
  const choose = () => ports.shops[random.below(count)] ?? 0;
  return {
    port: choose,
    async killOne() {
      const port = choose();
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
