import { z } from "zod";
import { missingPartsResponse } from "../../../request/missing-parts.ts";
import type { RequestContext } from "../../../request/request-context.ts";
import { invalidRequest } from "../../../request/calls/call-answer.ts";
import { answerOutcome, answerBuyer } from "./call-answer.server.ts";

const id = z.string().regex(/^[\w-]{1,100}$/);
const query = z.union([z.strictObject({ orderNo: id }), z.strictObject({ basketId: id })]);

/** The status of a payment, for a page that waits for it. */
export async function answerStatus(context: RequestContext, request: Request): Promise<Response> {
  const params = Object.fromEntries(new URL(request.url).searchParams);
  const incomplete = missingPartsResponse(params, ["basketId" in params ? "basketId" : "orderNo"]);
  if (incomplete) return incomplete;
  const { data } = query.safeParse(params);
  if (!data) return invalidRequest();
  return answerBuyer(context, async ({ payments, buyer }) =>
    answerOutcome(await payments.readPayment({ buyer, ...data })),
  );
}
