import { and, desc, eq, inArray, isNull, or } from "drizzle-orm";
import type { ProviderName } from "../port/payment-words.ts";
import { enqueue } from "../../database/jobs/jobs.ts";
import type { Queries } from "../../database/database.ts";
import type { TokenMessage } from "../notice.ts";
import { topics } from "../topics.ts";
import { methods, type PaymentRow, payments, type TokenRow, tokens } from "./tables.ts";

type Received = { provider: ProviderName; message: TokenMessage; at: Date };

/**
 * Keeps a token that came by itself: for the person, for the payment it was made with, and for the order of that payment.
 * When the payment is not known to have succeeded yet, it finds the token once it is.
 */
export async function keepToken(
  tx: Queries,
  { provider, message, at }: Received,
): Promise<"kept" | "unknown customer"> {
  const token = await writeDown(tx, { provider, message, at });
  if (token.disabledAt !== null) return "kept";
  const payment = await findPayment(tx, token);
  if (payment) await attach(tx, { payment, token, at });
  const known = payment ?? (await latestOfShopper(tx, token));
  if (!known) return "unknown customer";
  const details = { ...(payment?.method ?? { type: token.type ?? "card" }), token: token.token };
  await keepMethod(tx, { ...known, method: details }, at);
  return "kept";
}

async function writeDown(tx: Queries, { provider, message, at }: Received): Promise<TokenRow> {
  const { token, shopperReference, charge, merchantReference, type } = message;
  const named = {
    ...(charge !== undefined && { paymentReference: charge }),
    ...(merchantReference !== undefined && { merchantReference }),
  };
  const [row] = await tx
    .insert(tokens)
    .values({ provider, token, shopperReference, ...named, ...(type && { type }), receivedAt: at })
    .onConflictDoUpdate({ target: [tokens.provider, tokens.token], set: { shopperReference, ...named } })
    .returning();
  if (!row) throw new Error("A token was not written down.");
  return row;
}

const paidStates = ["AUTHORISED", "PENDING"] as const;

async function findPayment(tx: Queries, token: TokenRow): Promise<PaymentRow | undefined> {
  const { provider, paymentReference, merchantReference, shopperReference } = token;
  const named = [
    ...(paymentReference === null ? [] : [eq(payments.providerReference, paymentReference)]),
    ...(merchantReference === null ? [] : [eq(payments.merchantReference, merchantReference)]),
  ];
  if (named.length === 0) return undefined;
  const isOfShopper = and(eq(payments.provider, provider), eq(payments.shopperReference, shopperReference));
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(isOfShopper, or(...named), inArray(payments.state, [...paidStates])))
    .for("update");
  return payment;
}

async function latestOfShopper(tx: Queries, token: TokenRow): Promise<PaymentRow | undefined> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.provider, token.provider), eq(payments.shopperReference, token.shopperReference)))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return payment;
}

/** A payment that has a token keeps it. Its order hears of a new one by the job of the payment. */
async function attach(
  tx: Queries,
  { payment, token, at }: { payment: PaymentRow; token: TokenRow; at: Date },
): Promise<void> {
  if (payment.method?.token !== undefined) return;
  const hasOrder = payment.purpose === "checkout" && payment.reference !== null;
  await tx
    .update(payments)
    .set({
      method: { ...(payment.method ?? { type: token.type ?? "card" }), token: token.token },
      ...(hasOrder && { hasUnsentToken: true }),
    })
    .where(eq(payments.id, payment.id));
  if (!hasOrder) return;
  const key = `${payment.id}:token:${token.token}`;
  await enqueue(tx, { topic: topics.advance, payload: { paymentId: payment.id }, runAt: at, key });
}

/** The token that came before the payment it belongs to had succeeded. */
export async function findEarlyToken(
  tx: Queries,
  { provider, shopperReference, merchantReference }: PaymentRow,
  reference: string,
): Promise<TokenRow | undefined> {
  const isNamed = or(
    eq(tokens.paymentReference, reference),
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

/** A token that was taken away can neither be charged nor come back with a message that is late. */
export async function forgetToken(tx: Queries, { provider, message, at }: Received): Promise<void> {
  await writeDown(tx, { provider, message, at });
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

type Kept = Pick<PaymentRow, "method" | "provider" | "shopperReference" | "providerCustomer" | "country">;

/** Renewals are charged by token alone; whose it is has to be known then. */
export async function keepMethod(tx: Queries, kept: Kept, at: Date): Promise<void> {
  const { method, provider, shopperReference, providerCustomer, country } = kept;
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
