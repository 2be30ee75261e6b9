import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { FixtureMessage, OpenedFixture, FixtureRequest, FixtureReply } from "./messages.ts";
import type { Call } from "./fixture-functions.ts";

const entry = fileURLToPath(new URL("./fixture-process.ts", import.meta.url));

export type RemoteFixture = { baseUrl: string; call: Call; close: () => Promise<void> };

type Ask = (question: FixtureRequest) => Promise<unknown>;

/** One process for all test files, because starting it takes seconds. */
let askProcess: Ask | undefined;

/** Creates the fixture of a suite in another process, and returns when it listens. */
export async function startFixture(file: string, suite: string): Promise<RemoteFixture> {
  askProcess ??= startProcess();
  const ask = askProcess;
  const { fixture, port } = (await ask({ kind: "open", file, suite })) as OpenedFixture;
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
  // It must not keep the test process alive.
  child.unref();
  child.channel?.unref();
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let questions = 0;
  let end: Error | undefined;
  child.on("message", (reply: FixtureReply) => {
    const pending = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ("error" in reply) pending?.reject(new Error(reply.error));
    else pending?.resolve(reply.answer);
  });
  child.once("exit", (code) => {
    end = new Error(`The process that serves the fixtures has ended with ${code}.`);
    for (const pending of waiting.values()) pending.reject(end);
  });
  return (question) => {
    if (end) return Promise.reject(end);
    const pending = Promise.withResolvers<unknown>();
    questions += 1;
    waiting.set(questions, pending);
    child.send({ id: questions, question } satisfies FixtureMessage);
    return pending.promise;
  };
}
