import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { FixtureMessage, OpenedFixture, FixtureRequest, FixtureReply } from "./messages.ts";
import type { Call } from "./fixture-functions.ts";

const entry = fileURLToPath(new URL("./fixture-process.ts", import.meta.url));

export type RemoteFixture = { baseUrl: string; call: Call; close: () => Promise<void> };

type SendRequest = (request: FixtureRequest) => Promise<unknown>;

/** One process for all test files, because starting it takes seconds. */
let sendToProcess: SendRequest | undefined;

/** Creates the fixture of a suite in another process, and returns when it listens. */
export async function startFixture(file: string, suite: string): Promise<RemoteFixture> {
  sendToProcess ??= startProcess();
  const send = sendToProcess;
  const { fixture, port } = (await send({ kind: "open", file, suite })) as OpenedFixture;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    call: (name, parameters) => send({ kind: "call", fixture, name, parameters }),
    async close() {
      await send({ kind: "close", fixture });
    },
  };
}

function startProcess(): SendRequest {
  const child = fork(entry, [], {
    serialization: "advanced",
    execArgv: [],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  // It must not keep the test process alive.
  child.unref();
  child.channel?.unref();
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let requestCount = 0;
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
  return (request) => {
    if (end) return Promise.reject(end);
    const pending = Promise.withResolvers<unknown>();
    requestCount += 1;
    waiting.set(requestCount, pending);
    child.send({ id: requestCount, request } satisfies FixtureMessage);
    return pending.promise;
  };
}
