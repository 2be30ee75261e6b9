import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

/** What may be wrong with a system. */
export const faults = ["refused", "hanging", "slow by 3 s", "500", "nonsense", "HTML 404"] as const;
export type FaultName = (typeof faults)[number];

const slowMs = 3_000;

/** Stands where a system was, and behaves as the fault says. `origin` is where the shop is sent. */
export async function startFaultProxy(
  fault: FaultName,
  target: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => void meet(fault, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  // Nothing listens at its port any more: the machine refuses connections itself.
  if (fault === "refused") await stop();
  return { origin, stop: fault === "refused" ? async () => undefined : stop };

  async function meet(how: FaultName, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (how === "hanging") return;
    if (how === "500") return void response.writeHead(500, { "content-type": "application/json" }).end("{}");
    if (how === "nonsense") return void response.end("nonsense");
    if (how === "HTML 404") {
      return void response.writeHead(404, { "content-type": "text/html" }).end("<html><h1>Not Found</h1></html>");
    }
    const body = await buffer(request);
    await pause(slowMs);
    const answer = await passOn(request, body).catch(() => undefined);
    if (!answer) return void response.destroy();
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }

  async function passOn({ method = "GET", url = "/", headers: given }: IncomingMessage, body: Buffer) {
    const { host: _, connection: __, "transfer-encoding": ___, "content-length": ____, ...headers } = given;
    const answer = await fetch(target + url, {
      method,
      headers: headers as Record<string, string>,
      redirect: "manual",
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const said = new Headers(answer.headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding"]) said.delete(name);
    // An identity provider names its own address, and is believed only under it.
    const text = (await answer.text()).replaceAll(target, origin);
    return { status: answer.status, headers: Object.fromEntries(said), body: text };
  }
}
