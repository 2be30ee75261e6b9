import { createServer } from "node:http";
import { pause, ports } from "./story.ts";

type Message = { path: string; body: string; headers: Record<string, string> };

/** Between the providers and the shop: messages come late, twice, in any order, and some are forged. */
export function openHub(shopPort: () => number) {
  const counts = { taken: 0, delivered: 0, forged: 0, forgedAccepted: 0, underway: 0 };

  const send = async ({ path, body, headers }: Message): Promise<number> => {
    try {
      const response = await fetch(`http://127.0.0.1:${shopPort()}${path}`, { method: "POST", body, headers });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  };
  const deliver = async (message: Message): Promise<void> => {
    counts.underway += 1;
    await pause(Math.random() * 1500);
    while ((await send(message)) !== 202) await pause(100 + Math.random() * 400);
    counts.delivered += 1;
    counts.underway -= 1;
  };
  const forge = async (message: Message): Promise<void> => {
    counts.forged += 1;
    const body = message.body
      .replaceAll('"success":"false"', '"success":"true"')
      .replaceAll('"requires_payment_method"', '"succeeded"')
      .replace(/"(value|amount|amount_received)":\d+/, '"$1":1');
    const isChanged = body !== message.body;
    const status = await send({
      ...message,
      body: isChanged ? body : `${body} `,
      headers: isChanged ? message.headers : {},
    });
    if (isChanged && status === 202) counts.forgedAccepted += 1;
  };

  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      response.end("{}");
      counts.taken += 1;
      const signature = request.headers["stripe-signature"];
      const message: Message = {
        path: request.url ?? "",
        body,
        headers: {
          "content-type": "application/json",
          ...(typeof signature === "string" && { "stripe-signature": signature }),
        },
      };
      for (let copies = 1 + Math.floor(Math.random() * 3); copies > 0; copies -= 1) void deliver(message);
      if (Math.random() < 0.3) void forge(message);
    });
  });
  server.listen(ports.hub, "127.0.0.1");
  return { counts, close: () => server.close() };
}
