import { and, desc, eq, inArray, isNull, or } from "drizzle-orm";
import type { ProviderName } from "../port/payment-types.ts";
import { enqueue } from "../../database/jobs/jobs.ts";
import type { Queries } from "../../database/database.ts";
import type { TokenMessage } from "../webhooks/webhook-message.ts";
import { topics } from "../topics.ts";
import { methods, type PaymentRow, payments, type TokenRow, tokens } from "./tables.ts";

type ReceivedToken = { provider: ProviderName; message: TokenMessage; at: Date };

/**
 * Stores a token that came in a message of its own, for the shopper, its payment, and the order of that payment. If the
 * payment has not succeeded yet, `findEarlyToken` finds the token later.
 */
export async function storeToken(
  tx: Queries,
  { provider, message, at }: ReceivedToken,
): Promise<"stored" | "unknown customer"> {
  const token = await upsertToken(tx, { provider, message, at });
  if (token.disabledAt !== null) return "stored";
  const payment = await findPayment(tx, token);
  if (payment) await attachToken(tx, { payment, token, at });
  const known = payment ?? (await findLatestPaymentOfShopper(tx, token));
  if (!known) return "unknown customer";
  const details = { ...(payment?.method ?? { type: token.type ?? "card" }), token: token.token };
  await saveMethod(tx, { ...known, method: details }, at);
  return "stored";
}

async function upsertToken(tx: Queries, { provider, message, at }: ReceivedToken): Promise<TokenRow> {
  const { token, shopperReference, charge, merchantReference, type } = message;
  const named = {
    ...(charge !== undefined && { chargeReference: charge }),
    ...(merchantReference !== undefined && { merchantReference }),
  };
  const [row] = await tx
    .insert(tokens)
    .values({ provider, token, shopperReference, ...named, ...(type && { type }), receivedAt: at })
    .onConflictDoUpdate({ target: [tokens.provider, tokens.token], set: { shopperReference, ...named } })
    .returning();
  if (!row) throw new Error("A token was not stored.");
  return row;
}

const paidStates = ["AUTHORISED", "PENDING"] as const;

async function findPayment(tx: Queries, token: TokenRow): Promise<PaymentRow | undefined> {
  const { provider, chargeReference, merchantReference, shopperReference } = token;
  const named = [
    ...(chargeReference === null ? [] : [eq(payments.chargeReference, chargeReference)]),
    ...(merchantReference === null ? [] : [eq(payments.merchantReference, merchantReference)]),
  ];
  if (named.length === 0) return undefined;
  const isOfShopper = and(eq(payments.provider, provider), eq(payments.shopperReference, shopperReference));
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(isOfShopper, or(...named), inArray(payments.state, [...paidStates])))
    .for("no key update");
  return payment;
}

async function findLatestPaymentOfShopper(tx: Queries, token: TokenRow): Promise<PaymentRow | undefined> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.provider, token.provider), eq(payments.shopperReference, token.shopperReference)))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return payment;
}

/** Adds the token to a payment without one, and enqueues the update of its order. */
async function attachToken(
  tx: Queries,
  { payment, token, at }: { payment: PaymentRow; token: TokenRow; at: Date },
): Promise<void> {
  if (payment.method?.token !== undefined) return;
  const hasOrder = payment.purpose === "checkout" && payment.orderReference !== null;
  await tx
    .update(payments)
    .set({
      method: { ...(payment.method ?? { type: token.type ?? "card" }), token: token.token },
      ...(hasOrder && { hasUnsentToken: true }),
    })
    .where(eq(payments.id, payment.id));
  if (!hasOrder) return;
  const key = `${payment.id}:token:${token.token}`;
  await enqueue(tx, { topic: topics.runFollowUps, payload: { paymentId: payment.id }, runAt: at, key });
}

/** Finds a token that came before its payment had succeeded. */
export async function findEarlyToken(
  tx: Queries,
  { provider, shopperReference, merchantReference }: PaymentRow,
  chargeReference: string,
): Promise<TokenRow | undefined> {
  const isNamed = or(
    eq(tokens.chargeReference, chargeReference),
    merchantReference === null ? undefined : eq(tokens.merchantReference, merchantReference),
  );
  const isOfShopper = and(eq(tokens.provider, provider), eq(tokens.shopperReference, shopperReference));
  const [token] = await tx
    .select()
    .from(tokens)
    .where(and(isOfShopper, isNamed, isNull(tokens.disabledAt)))
    .orderBy(desc(tokens.receivedAt))
    .limit(1);
  return token;
}

/** A disabled token cannot be charged, and a late message about its creation does not restore it. */
export async function disableToken(tx: Queries, { provider, message, at }: ReceivedToken): Promise<void> {
  await upsertToken(tx, { provider, message, at });
  const { token, shopperReference } = message;
  await tx
    .update(tokens)
    .set({ disabledAt: at })
    .where(and(eq(tokens.provider, provider), eq(tokens.token, token), isNull(tokens.disabledAt)));
  await tx
    .delete(methods)
    .where(
      and(eq(methods.provider, provider), eq(methods.token, token), eq(methods.shopperReference, shopperReference)),
    );
}

type MethodSource = Pick<PaymentRow, "method" | "provider" | "shopperReference" | "providerCustomer" | "country">;

/** Stores whose method a token is: a request to charge it names only the token. */
export async function saveMethod(tx: Queries, source: MethodSource, at: Date): Promise<void> {
  const { method, provider, shopperReference, providerCustomer, country } = source;
  if (!method?.token) return;
  await tx
    .insert(methods)
    .values({
      token: method.token,
      provider,
      shopperReference,
      providerCustomer,
      details: method,
      country,
      addedAt: at,
    })
    .onConflictDoNothing();
}
