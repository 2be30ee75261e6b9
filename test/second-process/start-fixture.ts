import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Asked, Opened, Question, Told } from "./messages.ts";
import type { Call } from "./reach.ts";

const entry = fileURLToPath(new URL("./fixture-process.ts", import.meta.url));

export type AwayFixture = { baseUrl: string; call: Call; close: () => Promise<void> };

type Ask = (question: Question) => Promise<unknown>;

/** One for all files that this process tests: starting it and reading what is served costs seconds each time. */
let asking: Ask | undefined;

/** Makes the fixture of a suite in another process, and returns when it listens. */
export async function startFixture(file: string, suite: string): Promise<AwayFixture> {
  asking ??= startProcess();
  const ask = asking;
  const { fixture, port } = (await ask({ kind: "open", file, suite })) as Opened;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    call: (name, given) => ask({ kind: "call", fixture, name, given }),
    async close() {
      await ask({ kind: "close", fixture });
    },
  };
}

function startProcess(): Ask {
  const child = fork(entry, [], {
    serialization: "advanced",
    execArgv: [],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  // It ends with the process that started it, and must not keep that one from ending.
  child.unref();
  child.channel?.unref();
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let questions = 0;
  let end: Error | undefined;
  child.on("message", (told: Told) => {
    const asked = waiting.get(told.id);
    waiting.delete(told.id);
    if ("error" in told) asked?.reject(new Error(told.error));
    else asked?.resolve(told.answer);
  });
  child.once("exit", (code) => {
    end = new Error(`The process that serves the fixtures has ended with ${code}.`);
    for (const asked of waiting.values()) asked.reject(end);
  });
  return (question) => {
    if (end) return Promise.reject(end);
    const asked = Promise.withResolvers<unknown>();
    questions += 1;
    waiting.set(questions, asked);
    child.send({ id: questions, question } satisfies Asked);
    return asked.promise;
  };
}
