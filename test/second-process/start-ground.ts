import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Asked, Told } from "./messages.ts";
import type { Call } from "./reach.ts";

const entry = fileURLToPath(new URL("./ground-process.ts", import.meta.url));

export type AwayGround = { baseUrl: string; call: Call; close: () => Promise<void> };

/** Starts a process of its own for the ground of a suite, and returns when it listens. */
export async function startGround(file: string, suite: string): Promise<AwayGround> {
  const child = fork(entry, [file, suite], {
    serialization: "advanced",
    execArgv: [],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listening = Promise.withResolvers<number>();
  child.on("message", (told: Told) => {
    if ("port" in told) return listening.resolve(told.port);
    const asked = waiting.get(told.id);
    waiting.delete(told.id);
    if ("error" in told) asked?.reject(new Error(told.error));
    else asked?.resolve(told.answer);
  });
  const gone = () => new Error(`The process that serves "${suite}" has ended.`);
  child.once("exit", () => {
    listening.reject(gone());
    for (const asked of waiting.values()) asked.reject(gone());
  });
  const port = await listening.promise;
  let questions = 0;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    call(name, given) {
      const asked = Promise.withResolvers<unknown>();
      questions += 1;
      waiting.set(questions, asked);
      child.send({ id: questions, name, given } satisfies Asked);
      return asked.promise;
    },
    close: () => close(child, suite),
  };
}

async function close(child: ChildProcess, suite: string): Promise<void> {
  const ended = once(child, "exit");
  child.send("close");
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`The process that served "${suite}" ended with ${code}.`);
}
