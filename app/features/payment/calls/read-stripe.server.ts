import { z } from "zod";
import { missingPartsResponse } from "../../../request/missing-parts.ts";
import type { RequestContext } from "../../../request/request-context.ts";
import type { PaymentDeps } from "../payment-deps.server.ts";
import { answer, invalidRequest, refusedCall } from "../../../request/calls/call-answer.ts";
import { answerBuyer, refusalResponse } from "./call-answer.server.ts";

const token = z.string().regex(/^[\w.-]{1,200}$/);
const customer = token.optional();
const setupIntentId = z.string().regex(/^seti_\w{1,200}$/);
/** Ignored: the server decides which methods are offered. */
const paymentMethodTypes = z.string().max(200).optional();

/** The services that read. */
const stripeQuery = z.discriminatedUnion("service", [
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
type StripeQuery = z.infer<typeof stripeQuery>;

const requiredParameters: Readonly<Record<StripeQuery["service"], readonly string[]>> = {
  setup: ["setupIntentId"],
  method: ["payment_method"],
  saved: [],
  order: ["orderNo"],
};

/** Reads an intent, a method or the status of an order; creates and changes nothing. */
export async function readStripe(context: RequestContext, request: Request): Promise<Response> {
  const params = Object.fromEntries(new URL(request.url).searchParams);
  const required = Object.entries(requiredParameters).find(([service]) => service === params.service)?.[1] ?? [];
  const incomplete = missingPartsResponse(params, ["service", ...required]);
  if (incomplete) return incomplete;
  const { data } = stripeQuery.safeParse(params);
  if (!data) return invalidRequest();
  return answerBuyer(context, async (deps) => {
    const found = (await isOwnCustomer(deps, data)) ? await readService(deps, data) : undefined;
    const { country, ip: ipAddress } = deps.source;
    return found ? answer({ ...found, country, ipAddress }) : refusalResponse("notFound");
  });
}

/** A customer record in the query must be the buyer's own. */
async function isOwnCustomer({ payments, buyer, source }: PaymentDeps, query: StripeQuery): Promise<boolean> {
  const claimed = "customer" in query ? query.customer : undefined;
  return claimed === undefined || claimed === (await payments.findProviderCustomer({ buyer, source }));
}

async function readService(deps: PaymentDeps, query: StripeQuery): Promise<object | undefined> {
  switch (query.service) {
    case "setup":
      return findSetup(deps, query);
    case "method":
      return (await savedMethods(deps)).find((method) => method.token === query.payment_method);
    case "saved":
      return { saved: await savedMethods(deps) };
    case "order":
      return findOrder(deps, query);
  }
}

type StripeQueryFor<Service extends StripeQuery["service"]> = Extract<StripeQuery, { service: Service }>;

async function findSetup({ payments, buyer, source }: PaymentDeps, query: StripeQueryFor<"setup">) {
  const setup = await payments.readSetup({ buyer, source, setupIntentId: query.setupIntentId });
  const isOther = query.payment_method !== undefined && query.payment_method !== setup?.method?.token;
  return isOther ? undefined : setup;
}

async function findOrder(
  { payments, buyer, source }: PaymentDeps,
  { orderNo, setupIntentId: id }: StripeQueryFor<"order">,
) {
  const outcome = await payments.readPayment({ buyer, orderNo });
  if (outcome.kind === "requestRefused") return undefined;
  if (id === undefined) return outcome;
  const setup = await payments.readSetup({ buyer, source, setupIntentId: id });
  return setup && { ...outcome, setup };
}

/** Without a customer record at the provider nothing is saved, and reading must not create one. */
async function savedMethods({ payments, buyer, source }: PaymentDeps) {
  const record = await payments.findProviderCustomer({ buyer, source });
  return record === null ? [] : payments.savedMethods({ buyer, source });
}

const customerQuery = z.strictObject({
  service: z.literal("get"),
  stripeCustomerId: token.optional(),
  sap_cdc_id: z.string().max(200).optional(),
});

/** The customer's record at Stripe, if there is one. */
export async function readStripeCustomer(context: RequestContext, request: Request): Promise<Response> {
  const params = Object.fromEntries(new URL(request.url).searchParams);
  const incomplete = missingPartsResponse(params, ["service"]);
  if (incomplete) return incomplete;
  const { data } = customerQuery.safeParse(params);
  if (!data) return invalidRequest();
  return answerBuyer(context, async ({ payments, buyer, source }) => {
    if (!buyer.isRegistered) return refusedCall(403, "Only customers have a record.");
    const { stripeCustomerId, sap_cdc_id: sapCdcId } = data;
    const isOther = sapCdcId !== undefined && sapCdcId !== (await payments.shopperReference({ buyer }));
    const id = isOther ? null : await payments.findProviderCustomer({ buyer, source });
    const isOwnRecord = id !== null && (stripeCustomerId ?? id) === id;
    return isOwnRecord ? answer({ id }) : refusedCall(404, "There is no record here.");
  });
}
