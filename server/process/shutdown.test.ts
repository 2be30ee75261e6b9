import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { closeServer } from "./shutdown.ts";

const hour = 3_600_000;

it("closes after the last request, and does not wait for kept-alive connections", async () => {
  const server = createServer({ keepAliveTimeout: hour });
  await once(server.listen(0), "listening");
  const agent = new Agent({ keepAlive: true });
  const request = get({ port: (server.address() as AddressInfo).port, agent });
  const answered = once(request, "response");
  const [, response] = (await once(server, "request")) as [IncomingMessage, ServerResponse];
  const closed = closeServer(server, hour);
  response.end("in time");
  const [answer] = (await answered) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  answer.resume();
  await closed;
  agent.destroy();
});

const entry = fileURLToPath(new URL("../../test/processes/stopping-process.ts", import.meta.url));

type Settings = { drainMs: number; closes: string; limits: { requestsMs: number; closingMs: number } };

async function startProcess(settings: Partial<Settings>) {
  const limits = { requestsMs: 20_000, closingMs: 20_000 };
  const parameters = JSON.stringify({ drainMs: 0, closes: "at once", limits, ...settings });
  const child = fork(entry, [parameters], { execArgv: [], stdio: ["ignore", "pipe", "inherit", "ipc"] });
  let log = "";
  child.stdout?.on("data", (text: Buffer) => (log += String(text)));
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const [port] = (await once(child, "message")) as [number];
  child.disconnect();
  const ask = async (agent: Agent) => {
    const [answer] = (await once(get({ port, agent, host: "127.0.0.1" }), "response")) as [IncomingMessage];
    answer.resume();
    await once(answer, "end");
    return { status: answer.statusCode, connection: answer.headers.connection };
  };
  return { child, ended, ask, log: () => log };
}

describe("a process that gets a signal", () => {
  it.each(["SIGTERM", "SIGHUP"] as const)("refuses no request while it drains after %s", async (signal) => {
    const { child, ended, ask } = await startProcess({ drainMs: 4_000 });
    const kept = new Agent({ keepAlive: true });
    await ask(kept);
    const inFlight = Array.from({ length: 24 }, () => ask(new Agent()));
    child.kill(signal);
    await expect.poll(async () => (await ask(new Agent())).status).toBe(503);
    const arriving = await Promise.all(Array.from({ length: 24 }, () => ask(new Agent())));
    expect(
      [...(await Promise.all(inFlight)), ...arriving].map(({ status }) => [200, 503].includes(status ?? 0)),
    ).toEqual(Array(48).fill(true));
    // Its connection is given up, so that the next request finds another process.
    expect(await ask(kept)).toEqual({ status: 503, connection: "close" });
    expect(await ended).toBe(0);
  });

  it.each(["SIGTERM", "SIGINT"] as const)("ends after %s although a part never closes", async (signal) => {
    const { child, ended, log } = await startProcess({ closes: "never", limits: { requestsMs: 200, closingMs: 200 } });
    child.kill(signal);
    expect(await ended).toBe(1);
    expect(log()).toContain("stopped before everything was closed");
  });

  it("ends although a part fails to close", async () => {
    const { child, ended, log } = await startProcess({ closes: "with an error" });
    child.kill("SIGTERM");
    expect(await ended).toBe(1);
    expect(log()).toContain("not everything was closed");
  });

  it("ends at once when a second signal comes", async () => {
    const { child, ended } = await startProcess({ closes: "never" });
    const again = setInterval(() => child.kill("SIGTERM"), 100);
    expect(await ended).toBe(143);
    clearInterval(again);
  });
});
