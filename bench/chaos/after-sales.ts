import type { CallResult } from "../../contracts/endpoint.ts";
import type { charge, refund } from "../../contracts/charges/charges.ts";
import type { Random } from "../../test/random.ts";
import { post } from "./post.ts";
import type { Checkout } from "./shopper.ts";
import { pause } from "./story.ts";

/** What order management asked for, to be asked again under the same key. */
export type AfterSaleRequest = {
  path: "charges" | "refunds";
  body: { idempotencyKey: string; amount: number; currency: string; token: string | null; reference: string };
};
type Answer = CallResult<typeof charge> | CallResult<typeof refund>;

const renewalAmount = 8_900;
/** Part of a payment, so that a second refund would not be refused by the provider. */
const refundAmount = 300;

/** Renews and refunds some of what was paid, each asked for up to three times at once. */
export async function renewAndRefund(
  { paid }: Checkout,
  { shopPort, random }: { shopPort: () => number; random: Random },
): Promise<AfterSaleRequest[]> {
  if (!paid) return [];
  const { orderNo, token = null, currency } = paid;
  const asked: AfterSaleRequest[] = [];
  if (token !== null && random.chance(0.5)) {
    const body = {
      idempotencyKey: `renew:${orderNo}`,
      amount: renewalAmount,
      currency,
      token,
      reference: `R-${orderNo}`,
    };
    asked.push({ path: "charges", body });
  }
  if (random.chance(0.5)) {
    const body = { idempotencyKey: `refund:${orderNo}`, amount: refundAmount, currency, token, reference: orderNo };
    asked.push({ path: "refunds", body });
  }
  for (const one of asked) {
    const times = 1 + random.below(3);
    await Promise.all(Array.from({ length: times }, () => askUntilAnswered(one, { shopPort, random })));
  }
  return asked;
}

/** Asks a process of the shop, again and again while none answers. */
export async function askUntilAnswered(
  { path, body }: AfterSaleRequest,
  { shopPort, random }: { shopPort: () => number; random: Random },
): Promise<Answer["status"] | undefined> {
  for (let tries = 40; tries > 0; tries -= 1) {
    try {
      return (await post<Answer>(`http://127.0.0.1:${shopPort()}/charges/${path}`, body)).status;
    } catch {
      await pause(100 + random.below(300));
    }
  }
  return undefined;
}
