import type { CallResult } from "../../contracts/endpoint.ts";
import type { charge, refund } from "../../contracts/charges/charges.ts";
import type { Random } from "../../test/random.ts";
import { post } from "./post.ts";
import type { Checkout } from "./shopper.ts";
import { pause } from "./run-settings.ts";

/** A request of order management, which it repeats under the same key. */
export type AfterSaleRequest = {
  path: "charges" | "refunds";
  body: { idempotencyKey: string; amount: number; currency: string; token: string | null; reference: string };
};
type Answer = CallResult<typeof charge> | CallResult<typeof refund>;

const renewalAmount = 8_900;
/** Part of a payment, so that a second refund would not be refused by the provider. */
const refundAmount = 300;

/** Renews and refunds some of what was paid, each with up to three requests at once. */
export async function renewAndRefund(
  { paid }: Checkout,
  { shopPort, random }: { shopPort: () => number; random: Random },
): Promise<AfterSaleRequest[]> {
  if (!paid) return [];
  const { orderNo, token = null, currency } = paid;
  const requests: AfterSaleRequest[] = [];
  if (token !== null && random.chance(0.5)) {
    const body = {
      idempotencyKey: `renew:${orderNo}`,
      amount: renewalAmount,
      currency,
      token,
      reference: `R-${orderNo}`,
    };
    requests.push({ path: "charges", body });
  }
  if (random.chance(0.5)) {
    const body = { idempotencyKey: `refund:${orderNo}`, amount: refundAmount, currency, token, reference: orderNo };
    requests.push({ path: "refunds", body });
  }
  for (const one of requests) {
    const times = 1 + random.below(3);
    await Promise.all(Array.from({ length: times }, () => requestUntilAnswered(one, { shopPort, random })));
  }
  return requests;
}

/** About a minute: a killed process starts slowly beside other work. */
const maxTries = 240;

/** Sends a request to a process of the shop, and repeats it while none answers. */
export async function requestUntilAnswered(
  { path, body }: AfterSaleRequest,
  { shopPort, random }: { shopPort: () => number; random: Random },
): Promise<Answer["status"] | undefined> {
  for (let tries = maxTries; tries > 0; tries -= 1) {
    try {
      return (await post<Answer>(`http://127.0.0.1:${shopPort()}/charges/${path}`, body)).status;
    } catch {
      await pause(100 + random.below(300));
    }
  }
  return undefined;
}
