import type { PurchaseRefusal, VisitorRefusal } from "../../../domain/sale/purchase-rules.ts";
import { answer } from "../../../request/calls/call-answer.ts";
import { answerOutcome } from "./call-answer.server.ts";

const refusals: Readonly<Record<VisitorRefusal, [status: number, detail: string]>> = {
  noVehicle: [409, "There is no vehicle to order for."],
  otherMake: [409, "The vehicle is of another make than the shop."],
  otherMarket: [409, "The vehicle belongs to the shop of another country."],
  otherOwner: [403, "The vehicle belongs to another customer."],
};

const isVisitorRefusal = (refusal: PurchaseRefusal): refusal is VisitorRefusal => Object.hasOwn(refusals, refusal);

/** When a service is refused, the payment page reads its basket again and says which service is refused and why. */
export function answerRefusal(reason: PurchaseRefusal): Response {
  if (!isVisitorRefusal(reason)) {
    return answerOutcome({ kind: "failed", orderNo: null, error: "invalid_request_error", code: "checkout_control" });
  }
  const [status, detail] = refusals[reason];
  return answer({ detail, reason }, status);
}
