import { createServer } from "node:http";
import { createRandom } from "../../test/random.ts";
import { isUnlucky, pause, ports, seed } from "./run-settings.ts";

type Message = { path: string; body: string; headers: Record<string, string> };

/** The parts of a message that name its payment. */
type Document = {
  notificationItems?: {
    NotificationRequestItem: Record<"eventCode" | "merchantReference" | "paymentMethod", string>;
  }[];
  data?: { object?: { metadata?: { orderNo?: string } } };
};

/** The order or renewal that a message names, and its provider. Direct debits are left out: only messages decide them. */
function readPaymentReference(body: string): { sender: "adyen" | "stripe"; reference: string } | undefined {
  const { notificationItems, data } = JSON.parse(body) as Document;
  const item = notificationItems?.[0]?.NotificationRequestItem;
  if (item?.eventCode === "AUTHORISATION" && item.paymentMethod !== "sepadirectdebit") {
    return { sender: "adyen", reference: item.merchantReference };
  }
  const reference = data?.object?.metadata?.orderNo;
  return reference === undefined ? undefined : { sender: "stripe", reference };
}

/**
 * Stands between the providers and the shop: messages arrive late, twice, in any order, and some are forged. The shop can
 * ask Stripe for a payment, so Stripe's messages about an unlucky order never arrive; Adyen's arrive after days, when the
 * shop has stopped waiting, or never.
 */
export function startMessageHub(shopPort: () => number) {
  const counts = { received: 0, delivered: 0, lost: 0, held: 0, forged: 0, forgedAccepted: 0, underway: 0 };
  const random = createRandom(seed);
  const held: Message[] = [];

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
    await pause(random.below(1500));
    while ((await send(message)) !== 202) await pause(100 + random.below(400));
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

  const receive = (message: Message): void => {
    const payment = readPaymentReference(message.body);
    if (payment && isUnlucky(payment.reference)) {
      if (payment.sender === "stripe" || isUnlucky(`lost ${payment.reference}`)) counts.lost += 1;
      else held.push(message);
      return;
    }
    for (let copies = 1 + random.below(3); copies > 0; copies -= 1) void deliver(message);
  };
  /** Delivers the messages that were held back. */
  const release = (): void => {
    counts.held += held.length;
    for (const message of held.splice(0)) void deliver(message);
  };

  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      response.end("{}");
      counts.received += 1;
      const signatures = ["stripe-signature", "hmacsignature"].flatMap((name) => {
        const value = request.headers[name];
        return typeof value === "string" ? [[name, value] as const] : [];
      });
      const message: Message = {
        path: request.url ?? "",
        body,
        headers: {
          "content-type": "application/json",
          ...Object.fromEntries(signatures),
        },
      };
      if (random.chance(0.3)) void forge(message);
      receive(message);
    });
  });
  server.listen(ports.hub, "127.0.0.1");
  return { counts, release, close: () => server.close() };
}
