import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** A door before a payment provider's interface, for the shop's own questions; browsers go in elsewhere. */
export type PaymentDoor = {
  /** Nobody is there: connections are refused. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** From now on charges arrive and are made, but nothing of use comes back, and nothing before the release. */
  garbleCharges(): { arrived: Promise<void>; release: () => void };
};

type Place = {
  port: number;
  /** What lies behind the door. */ target: string;
  /** Where charges are asked for. */ charges: string;
};

const passedOn = ["authorization", "x-api-key", "content-type", "idempotency-key", "stripe-version"];

export async function openPaymentDoor({ port, target, charges }: Place): Promise<PaymentDoor> {
  let garbling: { arrive: () => void; released: Promise<void> } | undefined;
  const server = createServer((request, response) => {
    // A connection that is kept would still be there when the door is shut.
    response.setHeader("connection", "close");
    const isCharge = request.method === "POST" && request.url === charges;
    void passOn(request, response, { target, garbling: isCharge ? garbling : undefined });
  });
  const door: PaymentDoor = {
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
  await door.open();
  return door;
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request.setEncoding("utf8")) text += String(part);
  return text;
}

type Passing = { target: string; garbling: { arrive: () => void; released: Promise<void> } | undefined };

async function passOn(request: IncomingMessage, response: ServerResponse, { target, garbling }: Passing) {
  const headers = Object.fromEntries(
    passedOn.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, String(request.headers[name])]])),
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
