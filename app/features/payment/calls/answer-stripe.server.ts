import { z } from "zod";
import {
  paymentDetails,
  type PaymentDetails,
  type StartResult,
  type ClaimedValues,
} from "../../../../payments/port/payments.ts";
import { missingPartsResponse } from "../../../request/missing-parts.ts";
import type { RequestContext } from "../../../request/request-context.ts";
import { canHaveMethod } from "../details/saving/read-method-owner.server.ts";
import type { PaymentDeps } from "../payment-deps.server.ts";
import { answer, invalidRequest, refusedCall } from "../../../request/calls/call-answer.ts";
import { answerOutcome, answerBuyer, answerPaymentAttempt, readBody, refusalResponse } from "./call-answer.server.ts";
import { deleteMethod } from "./saved-methods/delete-method.server.ts";
import { saveMethod } from "./saved-methods/save-method.server.ts";
import { payForBasket } from "./pay-for-basket.server.ts";
import type { CallHooks } from "./call-hooks.ts";
import type { PurchaseChecks } from "./purchase-checks.ts";
import { answerRefusal } from "./purchase-refusal.server.ts";
import { readClaimedValues } from "./read-claimed-values.ts";

const id = z.string().regex(/^[\w-]{1,100}$/);
const setupIntentId = z.string().max(250).optional();
const token = z.string().max(250).optional();

/** The services that POST offers. Those that only read are also offered by GET (`read-stripe.server.ts`). */
const stripeRequest = z.discriminatedUnion("service", [
  z.strictObject({ service: z.literal("setup"), basketId: id.optional() }),
  z.strictObject({
    service: z.literal("pay"),
    basketId: id,
    setupIntentId,
    token,
    autoRenew: z.boolean().default(false),
  }),
  z.strictObject({ service: z.literal("continue"), orderNo: id }),
  z.strictObject({ service: z.literal("cancel"), orderNo: id }),
  z.strictObject({ service: z.literal("attach"), setupIntentId, token }),
  z.strictObject({ service: z.literal("detach"), token: z.string().regex(/^[\w.-]{1,200}$/) }),
  z.strictObject({ service: z.literal("saved") }),
]);
type StripeRequest = z.infer<typeof stripeRequest>;

export async function answerStripe(
  context: RequestContext,
  request: Request,
  { purchase, writeToast }: CallHooks,
): Promise<Response> {
  const claimed = readClaimedValues(new URL(request.url).searchParams);
  const body = await readBody(request);
  const incomplete = refuseIncomplete(body);
  if (incomplete) return incomplete;
  const { data } = stripeRequest.safeParse(body);
  if (!claimed || !data) return invalidRequest();
  switch (data.service) {
    case "pay": {
      const { basketId, autoRenew } = data;
      const details = readPaymentDetails(data);
      if (!details) return invalidRequest();
      return answerPaymentAttempt(context, (deps) =>
        payForBasket(context, { ...deps, purchase }, { basketId, paymentDetails: details, autoRenew, claimed }),
      );
    }
    case "attach": {
      const details = readPaymentDetails(data);
      if (!details) return invalidRequest();
      return answerPaymentAttempt(context, (deps) =>
        saveMethod(context, { request, deps, writeToast }, { paymentDetails: details, claimed }),
      );
    }
    case "detach":
      return answerBuyer(context, (deps) => deleteMethod(context, deps, data.token));
    default:
      return answerBuyer(context, (deps) =>
        answerOtherService(context, { ...deps, purchase }, { call: data, claimed }),
      );
  }
}

/** The required fields of each service, besides its name. */
const requiredFields: Readonly<Record<StripeRequest["service"], readonly string[]>> = {
  setup: [],
  pay: ["basketId", "setupIntentId"],
  continue: ["orderNo"],
  cancel: ["orderNo"],
  attach: ["setupIntentId"],
  detach: ["token"],
  saved: [],
};

function refuseIncomplete(body: unknown): Response | undefined {
  const fields = (typeof body === "object" && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  const required = Object.entries(requiredFields).find(([service]) => service === fields.service)?.[1] ?? [];
  // A request with a saved method needs no new one.
  const names = required.filter((name) => !(name === "setupIntentId" && fields.token !== undefined));
  return missingPartsResponse(body, ["service", ...names]);
}

function readPaymentDetails(fields: {
  setupIntentId?: string | undefined;
  token?: string | undefined;
}): PaymentDetails | undefined {
  const { setupIntentId: setup, token: saved } = fields;
  return paymentDetails.safeParse({
    provider: "stripe",
    ...(setup !== undefined && { setupIntentId: setup }),
    ...(saved !== undefined && { token: saved }),
  }).data;
}

type PurchaseDeps = PaymentDeps & { purchase: PurchaseChecks };

async function answerOtherService(
  context: RequestContext,
  deps: PurchaseDeps,
  { call, claimed }: { call: Exclude<StripeRequest, { service: "pay" | "attach" | "detach" }>; claimed: ClaimedValues },
): Promise<Response> {
  const { payments, buyer, source } = deps;
  switch (call.service) {
    case "setup":
      if (call.basketId !== undefined) return setUp(deps, { basketId: call.basketId, claimed });
      return (await canHaveMethod(context))
        ? answerStart(deps, await payments.startAddMethod({ buyer, source }))
        : refusalResponse("notFound");
    case "continue":
      return answerOutcome(await payments.continuePayment({ buyer, orderNo: call.orderNo }));
    case "cancel":
      return answerOutcome(await payments.cancelPayment({ buyer, orderNo: call.orderNo }));
    case "saved":
      return answer({ saved: await payments.savedMethods({ buyer, source }) });
  }
}

/** Creates a setup intent of this buyer for a basket. */
async function setUp(deps: PurchaseDeps, checkout: { basketId: string; claimed: ClaimedValues }): Promise<Response> {
  const refusal = await deps.purchase.refusalOf("startPayment");
  if (refusal) return answerRefusal(refusal);
  const { payments, buyer, source } = deps;
  return answerStart(deps, await payments.startCheckout({ buyer, source, ...checkout }));
}

function answerStart({ source }: PaymentDeps, started: StartResult): Response {
  if (started.kind === "requestRefused") return refusalResponse(started.reason);
  if (started.kind === "failed") return answer(started);
  return answer({ ...started.widget, saved: started.saved, country: source.country, ipAddress: source.ip });
}

/** Finds the customer's record at Stripe, or creates one. */
export async function answerStripeCustomer(context: RequestContext, request: Request): Promise<Response> {
  const body = await readBody(request);
  const incomplete = missingPartsResponse(body, ["service"]);
  if (incomplete) return incomplete;
  const { data } = z.strictObject({ service: z.enum(["get", "create"]) }).safeParse(body);
  if (!data) return invalidRequest();
  return answerBuyer(context, async ({ payments, buyer, source }) => {
    if (!buyer.isRegistered) return refusedCall(403, "Only customers have a record.");
    const customer = await payments.findOrCreateProviderCustomer({ buyer, source });
    return customer === null ? refusedCall(404, "There is no record here.") : answer({ id: customer });
  });
}
