import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** A proxy between the shop's server and a payment provider's API; browsers do not use it. */
export type PaymentProxy = {
  /** Stops listening: connections are refused. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** From now on charges are carried out, but their answers are unusable, and held back until the release. */
  garbleCharges(): { arrived: Promise<void>; release: () => void };
};

type ProxyOptions = {
  port: number;
  /** The provider's API. */ target: string;
  /** The path of charges. */ charges: string;
};

const forwardedHeaders = ["authorization", "x-api-key", "content-type", "idempotency-key", "stripe-version"];

export async function startPaymentProxy({ port, target, charges }: ProxyOptions): Promise<PaymentProxy> {
  let garbling: { arrive: () => void; released: Promise<void> } | undefined;
  const server = createServer((request, response) => {
    // A connection that is kept alive would survive the shutdown.
    response.setHeader("connection", "close");
    const isCharge = request.method === "POST" && request.url === charges;
    void forwardRequest(request, response, { target, garbling: isCharge ? garbling : undefined });
  });
  const proxy: PaymentProxy = {
    open: () => new Promise((resolve) => server.listen(port, resolve)),
    shut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    garbleCharges() {
      const arrival = Promise.withResolvers<void>();
      const release = Promise.withResolvers<void>();
      garbling = { arrive: arrival.resolve, released: release.promise };
      return { arrived: arrival.promise, release: release.resolve };
    },
  };
  await proxy.open();
  return proxy;
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request.setEncoding("utf8")) text += String(part);
  return text;
}

type ForwardOptions = { target: string; garbling: { arrive: () => void; released: Promise<void> } | undefined };

async function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { target, garbling }: ForwardOptions,
) {
  const headers = Object.fromEntries(
    forwardedHeaders.flatMap((name) =>
      request.headers[name] === undefined ? [] : [[name, String(request.headers[name])]],
    ),
  );
  const { method = "GET" } = request;
  const body = method === "GET" ? undefined : await readText(request);
  const answer = await fetch(target + String(request.url), { method, headers, ...(body && { body }) });
  const text = await answer.text();
  if (!garbling) {
    response.writeHead(answer.status, { "content-type": "application/json" });
    return response.end(text);
  }
  garbling.arrive();
  await garbling.released;
  return response.end("<html>Sign in to the network</html>");
}
