import { z } from "zod";
import { refuseMissing } from "../../../request/missing-parts.ts";
import type { RequestContext } from "../../../request/request-context.ts";
import type { PaymentDeps } from "../payment-deps.server.ts";
import { answer, forBuyer, invalidRequest, refusalOf, refusedCall } from "./call-answer.server.ts";

const token = z.string().regex(/^[\w.-]{1,200}$/);
const customer = token.optional();
const setupIntentId = z.string().regex(/^seti_\w{1,200}$/);
/** What may be paid with is the server's to know. */
const paymentMethodTypes = z.string().max(200).optional();

/** What may be read, by the name of the service. */
const question = z.discriminatedUnion("service", [
  z.strictObject({
    service: z.literal("setup"),
    setupIntentId,
    customer,
    paymentMethodTypes,
    payment_method: token.optional(),
  }),
  z.strictObject({ service: z.literal("method"), payment_method: token, customer, paymentMethodTypes }),
  z.strictObject({ service: z.literal("saved"), customer, paymentMethodTypes }),
  z.strictObject({
    service: z.literal("order"),
    orderNo: z.string().regex(/^[\w-]{1,100}$/),
    setupIntentId: setupIntentId.optional(),
  }),
]);
type Question = z.infer<typeof question>;

const needed: Readonly<Record<Question["service"], readonly string[]>> = {
  setup: ["setupIntentId"],
  method: ["payment_method"],
  saved: [],
  order: ["orderNo"],
};

/** Reads an intent, a method or how an order stands; makes and changes nothing. */
export async function readStripe(context: RequestContext, request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams);
  const own = Object.entries(needed).find(([service]) => service === given.service)?.[1] ?? [];
  const incomplete = refuseMissing(given, ["service", ...own]);
  if (incomplete) return incomplete;
  const { data } = question.safeParse(given);
  if (!data) return invalidRequest();
  return forBuyer(context, async (deps) => {
    const found = (await isOwnCustomer(deps, data)) ? await find(deps, data) : undefined;
    const { country, ip: ipAddress } = deps.source;
    return found ? answer({ ...found, country, ipAddress }) : refusalOf("notFound");
  });
}

/** A customer's record that is stated must be the buyer's own. */
async function isOwnCustomer({ payments, buyer, source }: PaymentDeps, asked: Question): Promise<boolean> {
  const stated = "customer" in asked ? asked.customer : undefined;
  return stated === undefined || stated === (await payments.findProviderCustomer({ buyer, source }));
}

async function find(deps: PaymentDeps, asked: Question): Promise<object | undefined> {
  switch (asked.service) {
    case "setup":
      return findSetup(deps, asked);
    case "method":
      return (await savedMethods(deps)).find((method) => method.token === asked.payment_method);
    case "saved":
      return { saved: await savedMethods(deps) };
    case "order":
      return findOrder(deps, asked);
  }
}

type About<Service extends Question["service"]> = Extract<Question, { service: Service }>;

async function findSetup({ payments, buyer, source }: PaymentDeps, asked: About<"setup">) {
  const setup = await payments.readSetup({ buyer, source, setupIntentId: asked.setupIntentId });
  const isOther = asked.payment_method !== undefined && asked.payment_method !== setup?.method?.token;
  return isOther ? undefined : setup;
}

async function findOrder({ payments, buyer, source }: PaymentDeps, { orderNo, setupIntentId: id }: About<"order">) {
  const outcome = await payments.readPayment({ buyer, orderNo });
  if (outcome.kind === "refused") return undefined;
  if (id === undefined) return outcome;
  const setup = await payments.readSetup({ buyer, source, setupIntentId: id });
  return setup && { ...outcome, setup };
}

/** Without a record at the provider there is nothing saved, and a question must not make one. */
async function savedMethods({ payments, buyer, source }: PaymentDeps) {
  const record = await payments.findProviderCustomer({ buyer, source });
  return record === null ? [] : payments.savedMethods({ buyer, source });
}

const customerQuestion = z.strictObject({
  service: z.literal("get"),
  stripeCustomerId: token.optional(),
  sap_cdc_id: z.string().max(200).optional(),
});

/** The customer's record at Stripe, if there is one. */
export async function readStripeCustomer(context: RequestContext, request: Request): Promise<Response> {
  const given = Object.fromEntries(new URL(request.url).searchParams);
  const incomplete = refuseMissing(given, ["service"]);
  if (incomplete) return incomplete;
  const { data } = customerQuestion.safeParse(given);
  if (!data) return invalidRequest();
  return forBuyer(context, async ({ payments, buyer, source }) => {
    if (!buyer.isRegistered) return refusedCall(403, "Only customers have a record.");
    const { stripeCustomerId, sap_cdc_id: sapCdcId } = data;
    const isOther = sapCdcId !== undefined && sapCdcId !== (await payments.shopperReference({ buyer }));
    const id = isOther ? null : await payments.findProviderCustomer({ buyer, source });
    const isKnown = id !== null && (stripeCustomerId ?? id) === id;
    return isKnown ? answer({ id }) : refusedCall(404, "There is no record here.");
  });
}
