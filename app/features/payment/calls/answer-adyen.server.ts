import { z } from "zod";
import { paymentDetails, actionResult, type PaymentDetails } from "../../../../payments/port/payments.ts";
import { refuseMissing } from "../../../request/missing-parts.ts";
import type { RequestContext } from "../../../request/request-context.ts";
import {
  answer,
  answerOutcome,
  forBuyer,
  forPayer,
  invalidRequest,
  readBody,
  refusalOf,
} from "./call-answer.server.ts";
import { deleteMethod } from "./delete-method.server.ts";
import { keepMethod, methodOwner } from "./keep-method.server.ts";
import { payForBasket } from "./pay-for-basket.server.ts";
import type { PurchaseChecks } from "./purchase-checks.ts";
import { answerRefusal } from "./purchase-refusal.server.ts";
import { readStated } from "./stated-query.ts";

const id = z.string().regex(/^[\w-]{1,100}$/);
const text = z.string().max(200);
/** Older callers send what they know of the person along. The order knows it better. */
const ignored = {
  billingAddress: z.unknown().optional(),
  shopperName: z.unknown().optional(),
  shopperEmail: text.optional(),
};

const startBody = z.strictObject({
  /** None when a method is only to be kept. */
  basketId: id.optional(),
  allowedPaymentMethods: z.array(text).max(20).optional(),
});

/** Which ways to pay the Drop-in shows, and what the customer has saved. */
export async function startAdyen(
  context: RequestContext,
  request: Request,
  purchase: PurchaseChecks,
): Promise<Response> {
  const stated = readStated(new URL(request.url).searchParams);
  const given = await readBody(request);
  const incomplete = refuseMissing(given);
  if (incomplete) return incomplete;
  const { data } = startBody.safeParse(given);
  if (!stated || !data) return invalidRequest();
  return forBuyer(context, async ({ payments, buyer, source }) => {
    const { basketId } = data;
    const refusal = basketId !== undefined && (await purchase.refusalOf("startPayment"));
    if (refusal) return answerRefusal(refusal);
    const started =
      basketId === undefined
        ? await payments.startAddMethod({ buyer, source })
        : await payments.startCheckout({ buyer, source, basketId, stated });
    if (started.kind === "refused") return refusalOf(started.reason);
    return started.kind === "ready" ? answer({ ...started.widget, saved: started.saved }) : answer(started);
  });
}

const payBody = z.strictObject({
  basketId: id.optional(),
  paymentMethod: z.unknown(),
  browserInfo: z.unknown().optional(),
  autoRenew: z.boolean().default(false),
  /** For a method that is only to be kept. */
  ...methodOwner,
  ...ignored,
});

/** Pays with what the Drop-in hands over, or keeps it where there is no basket to pay for. */
export async function payByAdyen(
  context: RequestContext,
  request: Request,
  purchase: PurchaseChecks,
): Promise<Response> {
  const stated = readStated(new URL(request.url).searchParams);
  const sent = await readBody(request);
  const incomplete = refuseMissing(sent, ["paymentMethod"]);
  if (incomplete) return incomplete;
  const { data } = payBody.safeParse(sent);
  const given = data && readPaymentDetails(data);
  if (!stated || !data || !given) return invalidRequest();
  const { basketId, autoRenew, shopperEmail } = data;
  const all = { ...stated, ...(shopperEmail !== undefined && { shopperEmail }) };
  return forPayer(context, (deps) =>
    basketId === undefined
      ? keepMethod(context, deps, { paymentDetails: given, owner: data.owner, stated })
      : payForBasket(context, { ...deps, purchase }, { basketId, paymentDetails: given, autoRenew, stated: all }),
  );
}

function readPaymentDetails({ paymentMethod, browserInfo }: z.infer<typeof payBody>): PaymentDetails | undefined {
  return paymentDetails.safeParse({
    provider: "adyen",
    paymentMethod,
    ...(browserInfo !== undefined && { browserInfo }),
  }).data;
}

const detailsBody = z
  .strictObject({
    orderNo: id.optional(),
    methodId: id.optional(),
    details: z.strictObject({ redirectResult: z.string().optional(), threeDSResult: z.string().optional() }),
    paymentData: z.string().optional(),
  })
  .refine(({ orderNo, methodId }) => (orderNo === undefined) !== (methodId === undefined));

/** What the person did at their bank. */
export async function continueByAdyen(context: RequestContext, request: Request): Promise<Response> {
  const sent = await readBody(request);
  const isMethod = typeof sent === "object" && sent !== null && "methodId" in sent;
  const incomplete = refuseMissing(sent, [isMethod ? "methodId" : "orderNo", "details"]);
  if (incomplete) return incomplete;
  const { data } = detailsBody.safeParse(sent);
  const given = data && actionResult.safeParse({ ...data.details, paymentData: data.paymentData }).data;
  if (!data || !given) return invalidRequest();
  return forBuyer(context, async ({ payments, buyer }) => {
    const { orderNo, methodId = "" } = data;
    return answerOutcome(
      orderNo === undefined
        ? await payments.continueMethod({ buyer, id: methodId, actionResult: given })
        : await payments.continuePayment({ buyer, orderNo, actionResult: given }),
    );
  });
}

/** What a customer has saved, and the one that was asked for. */
export async function listAdyenMethods(context: RequestContext, request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  return forBuyer(context, async ({ payments, buyer, source }) => {
    const stated = query.get("shopperReference");
    if (stated !== null && stated !== (await payments.shopperReference({ buyer }))) return refusalOf("tampered");
    const storedPaymentMethods = await payments.savedMethods({ buyer, source });
    const match = storedPaymentMethods.find(({ token }) => token === query.get("paymentMethodId")) ?? null;
    return answer({ storedPaymentMethods, match });
  });
}

export async function deleteAdyenMethod(context: RequestContext, request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const incomplete = refuseMissing(Object.fromEntries(query), ["paymentMethodId"]);
  if (incomplete) return incomplete;
  const { data: token } = z
    .string()
    .regex(/^[\w.-]{1,200}$/)
    .safeParse(query.get("paymentMethodId"));
  if (token === undefined) return invalidRequest();
  return forBuyer(context, async (deps) => {
    const { payments, buyer } = deps;
    const stated = query.get("shopperReference");
    if (stated !== null && stated !== (await payments.shopperReference({ buyer }))) return refusalOf("tampered");
    return deleteMethod(context, deps, token);
  });
}
