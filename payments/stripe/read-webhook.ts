import Stripe from "stripe";
import { z } from "zod";
import type { ReceivedMessage } from "../webhooks/webhook-message.ts";
import { unknownMessage } from "../webhooks/unknown-message.ts";
import { readStripeEvent } from "./read-event.ts";

type Expected = { secret: string | undefined; isLive: boolean };

const event = z.looseObject({
  id: z.string().min(1).max(255),
  livemode: z.boolean(),
  type: z.string().min(1).max(200),
  data: z.looseObject({ object: z.looseObject({}) }),
});

/**
 * Undefined unless Stripe signed it recently; without the secret, nothing can be verified. A signed message is never
 * refused, however malformed: Stripe would repeat it for days.
 */
export function readWebhook(
  body: string,
  headers: Headers,
  { secret, isLive }: Expected,
): ReceivedMessage[] | undefined {
  const signature = headers.get("stripe-signature");
  if (!secret || !signature || !isSigned(body, signature, secret)) return undefined;
  const document = parse(body);
  const { data } = event.safeParse(document);
  if (!data) return [unknownMessage(body, typeIn(document))];
  if (data.livemode !== isLive) return undefined;
  return [{ messageId: data.id, message: readStripeEvent(data.type, data.data.object) }];
}

/** The library throws, with different errors, when the signature is wrong. */
function isSigned(body: string, signature: string, secret: string): boolean {
  try {
    return Stripe.webhooks.signature?.verifyHeader(body, signature, secret, toleranceSeconds) ?? false;
  } catch {
    return false;
  }
}

const toleranceSeconds = 300;

const typeIn = (document: unknown): unknown => (document as { type?: unknown } | null | undefined)?.type;

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
