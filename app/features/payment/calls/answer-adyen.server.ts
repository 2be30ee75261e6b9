import { z } from "zod";
import { paymentDetails, actionResult, type PaymentDetails } from "../../../../payments/port/payments.ts";
import { missingPartsResponse } from "../../../request/missing-parts.ts";
import type { RequestContext } from "../../../request/request-context.ts";
import { safeReturnPath } from "../../../site/return-path.ts";
import { answer, invalidRequest } from "../../../request/calls/call-answer.ts";
import { answerOutcome, answerBuyer, answerPaymentAttempt, readBody, refusalResponse } from "./call-answer.server.ts";
import { deleteMethod } from "./saved-methods/delete-method.server.ts";
import { continueMethod, saveMethod } from "./saved-methods/save-method.server.ts";
import { canHaveMethod } from "../details/saving/read-method-owner.server.ts";
import { payForBasket } from "./pay-for-basket.server.ts";
import type { CallHooks } from "./call-hooks.ts";
import type { PurchaseChecks } from "./purchase-checks.ts";
import { answerRefusal } from "./purchase-refusal.server.ts";
import { readClaimedValues } from "./read-claimed-values.ts";

const id = z.string().regex(/^[\w-]{1,100}$/);
const text = z.string().max(200);
/** Older callers also send personal data. The order's own is used; another e-mail address is refused. */
const ignored = {
  billingAddress: z.unknown().optional(),
  shopperName: z.unknown().optional(),
  shopperEmail: text.optional(),
};

/** A path of this shop; another one becomes the home page. */
const returnPath = z
  .string()
  .max(2_048)
  .transform((path) => safeReturnPath(path));

const startBody = z.strictObject({
  /** Absent when a method is only saved. */
  basketId: id.optional(),
  allowedPaymentMethods: z.array(text).max(20).optional(),
});

/** Answers with the payment methods that the Drop-in offers and those that the customer has saved. */
export async function startAdyen(
  context: RequestContext,
  request: Request,
  purchase: PurchaseChecks,
): Promise<Response> {
  const claimed = readClaimedValues(new URL(request.url).searchParams);
  const body = await readBody(request);
  const incomplete = missingPartsResponse(body);
  if (incomplete) return incomplete;
  const { data } = startBody.safeParse(body);
  if (!claimed || !data) return invalidRequest();
  return answerBuyer(context, async ({ payments, buyer, source }) => {
    const { basketId } = data;
    if (basketId === undefined && !(await canHaveMethod(context))) return refusalResponse("notFound");
    const refusal = basketId !== undefined && (await purchase.refusalOf("startPayment"));
    if (refusal) return answerRefusal(refusal);
    const started =
      basketId === undefined
        ? await payments.startAddMethod({ buyer, source })
        : await payments.startCheckout({ buyer, source, basketId, claimed });
    if (started.kind === "requestRefused") return refusalResponse(started.reason);
    return started.kind === "ready" ? answer({ ...started.widget, saved: started.saved }) : answer(started);
  });
}

const payBody = z.strictObject({
  basketId: id.optional(),
  paymentMethod: z.unknown(),
  browserInfo: z.unknown().optional(),
  autoRenew: z.boolean().default(false),
  /** The page after a method is saved, for the return from a bank. */
  next: returnPath.optional(),
  ...ignored,
});

/** Pays with the payment method of the Drop-in, or saves it when there is no basket. */
export async function payByAdyen(
  context: RequestContext,
  request: Request,
  { purchase, writeToast }: CallHooks,
): Promise<Response> {
  const claimed = readClaimedValues(new URL(request.url).searchParams);
  const body = await readBody(request);
  const incomplete = missingPartsResponse(body, ["paymentMethod"]);
  if (incomplete) return incomplete;
  const { data } = payBody.safeParse(body);
  const details = data && readPaymentDetails(data);
  if (!claimed || !data || !details) return invalidRequest();
  const { basketId, autoRenew, shopperEmail, next } = data;
  const claimedWithEmail = { ...claimed, ...(shopperEmail !== undefined && { shopperEmail }) };
  return answerPaymentAttempt(context, (deps) =>
    basketId === undefined
      ? saveMethod(
          context,
          { request, deps, writeToast },
          { paymentDetails: details, claimed, ...(next !== undefined && { next }) },
        )
      : payForBasket(
          context,
          { ...deps, purchase },
          { basketId, paymentDetails: details, autoRenew, claimed: claimedWithEmail },
        ),
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

/** Continues after the bank's check of a payment, or of a method to save. */
export async function continueByAdyen(
  context: RequestContext,
  request: Request,
  { writeToast }: Pick<CallHooks, "writeToast">,
): Promise<Response> {
  const body = await readBody(request);
  const isMethod = typeof body === "object" && body !== null && "methodId" in body;
  const incomplete = missingPartsResponse(body, [isMethod ? "methodId" : "orderNo", "details"]);
  if (incomplete) return incomplete;
  const { data } = detailsBody.safeParse(body);
  const result = data && actionResult.safeParse({ ...data.details, paymentData: data.paymentData }).data;
  if (!data || !result) return invalidRequest();
  return answerBuyer(context, async (deps) => {
    const { orderNo, methodId = "" } = data;
    if (orderNo === undefined) {
      return continueMethod(context, { request, deps, writeToast }, { id: methodId, actionResult: result });
    }
    const { payments, buyer } = deps;
    return answerOutcome(await payments.continuePayment({ buyer, orderNo, actionResult: result }));
  });
}

/** The customer's saved methods, and the requested one among them. */
export async function listAdyenMethods(context: RequestContext, request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  return answerBuyer(context, async ({ payments, buyer, source }) => {
    const claimed = query.get("shopperReference");
    if (claimed !== null && claimed !== (await payments.shopperReference({ buyer })))
      return refusalResponse("tampered");
    const storedPaymentMethods = await payments.savedMethods({ buyer, source });
    const match = storedPaymentMethods.find(({ token }) => token === query.get("paymentMethodId")) ?? null;
    return answer({ storedPaymentMethods, match });
  });
}

export async function deleteAdyenMethod(context: RequestContext, request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const incomplete = missingPartsResponse(Object.fromEntries(query), ["paymentMethodId"]);
  if (incomplete) return incomplete;
  const { data: token } = z
    .string()
    .regex(/^[\w.-]{1,200}$/)
    .safeParse(query.get("paymentMethodId"));
  if (token === undefined) return invalidRequest();
  return answerBuyer(context, async (deps) => {
    const { payments, buyer } = deps;
    const claimed = query.get("shopperReference");
    if (claimed !== null && claimed !== (await payments.shopperReference({ buyer })))
      return refusalResponse("tampered");
    return deleteMethod(context, deps, token);
  });
}
