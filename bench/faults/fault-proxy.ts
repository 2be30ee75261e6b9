import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

/** Faults of a system. */
export const faults = ["refused", "hanging", "slow by 3 s", "500", "nonsense", "HTML 404"] as const;
export type FaultName = (typeof faults)[number];

const slowMs = 3_000;

/** Listens in place of a system, and behaves as the fault says. The shop is configured with `origin`. */
export async function startFaultProxy(
  fault: FaultName,
  target: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => void answerWithFault(fault, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  // Nothing listens at the port any more, so the machine refuses connections.
  if (fault === "refused") await stop();
  return { origin, stop: fault === "refused" ? async () => undefined : stop };

  async function answerWithFault(kind: FaultName, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (kind === "hanging") return;
    if (kind === "500") return void response.writeHead(500, { "content-type": "application/json" }).end("{}");
    if (kind === "nonsense") return void response.end("nonsense");
    if (kind === "HTML 404") {
      return void response.writeHead(404, { "content-type": "text/html" }).end("<html><h1>Not Found</h1></html>");
    }
    const body = await buffer(request);
    await pause(slowMs);
    const answer = await forwardRequest(request, body).catch(() => undefined);
    if (!answer) return void response.destroy();
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }

  async function forwardRequest({ method = "GET", url = "/", headers: requestHeaders }: IncomingMessage, body: Buffer) {
    const { host: _, connection: __, "transfer-encoding": ___, "content-length": ____, ...headers } = requestHeaders;
    const answer = await fetch(target + url, {
      method,
      headers: headers as Record<string, string>,
      redirect: "manual",
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const headersToSend = new Headers(answer.headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding"]) headersToSend.delete(name);
    // An identity provider names its own address, and the shop accepts it only under this address.
    const text = (await answer.text()).replaceAll(target, origin);
    return { status: answer.status, headers: Object.fromEntries(headersToSend), body: text };
  }
}
