import { z } from "zod";
import {
  paymentDetails,
  type PaymentDetails,
  type StartResult,
  type StatedValues,
} from "../../../../payments/port/payments.ts";
import { refuseMissing } from "../../../request/missing-parts.ts";
import type { RequestContext } from "../../../request/request-context.ts";
import type { PaymentDeps } from "../payment-deps.server.ts";
import {
  answer,
  answerOutcome,
  forBuyer,
  forPayer,
  invalidRequest,
  readBody,
  refusalOf,
  refusedCall,
} from "./call-answer.server.ts";
import { deleteMethod } from "./delete-method.server.ts";
import { keepMethod, methodOwner } from "./keep-method.server.ts";
import { payForBasket } from "./pay-for-basket.server.ts";
import type { PurchaseChecks } from "./purchase-checks.ts";
import { answerRefusal } from "./purchase-refusal.server.ts";
import { readStated } from "./stated-query.ts";

const id = z.string().regex(/^[\w-]{1,100}$/);
const setupIntentId = z.string().max(250).optional();
const token = z.string().max(250).optional();

/** What may be asked by POST, by the name of the service. What only reads is also asked by GET (`read-stripe.server.ts`). */
const body = z.discriminatedUnion("service", [
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
  z.strictObject({ service: z.literal("attach"), setupIntentId, ...methodOwner }),
  z.strictObject({ service: z.literal("detach"), token: z.string().regex(/^[\w.-]{1,200}$/) }),
  z.strictObject({ service: z.literal("saved") }),
]);
type Asked = z.infer<typeof body>;

export async function answerStripe(
  context: RequestContext,
  request: Request,
  purchase: PurchaseChecks,
): Promise<Response> {
  const stated = readStated(new URL(request.url).searchParams);
  const sent = await readBody(request);
  const incomplete = refuseIncomplete(sent);
  if (incomplete) return incomplete;
  const { data } = body.safeParse(sent);
  if (!stated || !data) return invalidRequest();
  switch (data.service) {
    case "pay": {
      const { basketId, autoRenew } = data;
      const given = readPaymentDetails(data);
      if (!given) return invalidRequest();
      return forPayer(context, (deps) =>
        payForBasket(context, { ...deps, purchase }, { basketId, paymentDetails: given, autoRenew, stated }),
      );
    }
    case "attach": {
      const given = readPaymentDetails(data);
      if (!given) return invalidRequest();
      return forPayer(context, (deps) =>
        keepMethod(context, deps, { paymentDetails: given, owner: data.owner, stated }),
      );
    }
    case "detach":
      return forBuyer(context, (deps) => deleteMethod(context, deps, data.token));
    default:
      return forBuyer(context, (deps) => answerPlainly({ ...deps, purchase }, { asked: data, stated }));
  }
}

/** What each service cannot do without, besides its name. */
const needed: Readonly<Record<Asked["service"], readonly string[]>> = {
  setup: [],
  pay: ["basketId", "setupIntentId"],
  continue: ["orderNo"],
  cancel: ["orderNo"],
  attach: ["setupIntentId", "owner"],
  detach: ["token"],
  saved: [],
};

function refuseIncomplete(sent: unknown): Response | undefined {
  const given = (typeof sent === "object" && sent !== null ? sent : {}) as Readonly<Record<string, unknown>>;
  const own = Object.entries(needed).find(([service]) => service === given.service)?.[1] ?? [];
  // A saved method is paid with instead of a new one.
  const names = own.filter((name) => !(name === "setupIntentId" && given.token !== undefined));
  return refuseMissing(sent, ["service", ...names]);
}

function readPaymentDetails(given: {
  setupIntentId?: string | undefined;
  token?: string | undefined;
}): PaymentDetails | undefined {
  const { setupIntentId: setup, token: saved } = given;
  return paymentDetails.safeParse({
    provider: "stripe",
    ...(setup !== undefined && { setupIntentId: setup }),
    ...(saved !== undefined && { token: saved }),
  }).data;
}

type PurchaseDeps = PaymentDeps & { purchase: PurchaseChecks };

async function answerPlainly(
  deps: PurchaseDeps,
  { asked, stated }: { asked: Exclude<Asked, { service: "pay" | "attach" | "detach" }>; stated: StatedValues },
): Promise<Response> {
  const { payments, buyer, source } = deps;
  switch (asked.service) {
    case "setup":
      return asked.basketId === undefined
        ? answerStart(deps, await payments.startAddMethod({ buyer, source }))
        : setUp(deps, { basketId: asked.basketId, stated });
    case "continue":
      return answerOutcome(await payments.continuePayment({ buyer, orderNo: asked.orderNo }));
    case "cancel":
      return answerOutcome(await payments.cancelPayment({ buyer, orderNo: asked.orderNo }));
    case "saved":
      return answer({ saved: await payments.savedMethods({ buyer, source }) });
  }
}

/** An intent of this person's own for a basket. */
async function setUp(deps: PurchaseDeps, about: { basketId: string; stated: StatedValues }): Promise<Response> {
  const refusal = await deps.purchase.refusalOf("startPayment");
  if (refusal) return answerRefusal(refusal);
  const { payments, buyer, source } = deps;
  return answerStart(deps, await payments.startCheckout({ buyer, source, ...about }));
}

function answerStart({ source }: PaymentDeps, started: StartResult): Response {
  if (started.kind === "refused") return refusalOf(started.reason);
  if (started.kind === "failed") return answer(started);
  return answer({ ...started.widget, saved: started.saved, country: source.country, ipAddress: source.ip });
}

/** The customer's record at Stripe: found, or made when there is none. */
export async function answerStripeCustomer(context: RequestContext, request: Request): Promise<Response> {
  const sent = await readBody(request);
  const incomplete = refuseMissing(sent, ["service"]);
  if (incomplete) return incomplete;
  const { data } = z.strictObject({ service: z.enum(["get", "create"]) }).safeParse(sent);
  if (!data) return invalidRequest();
  return forBuyer(context, async ({ payments, buyer, source }) => {
    if (!buyer.isRegistered) return refusedCall(403, "Only customers have a record.");
    const customer = await payments.providerCustomer({ buyer, source });
    return customer === null ? refusedCall(404, "There is no record here.") : answer({ id: customer });
  });
}
