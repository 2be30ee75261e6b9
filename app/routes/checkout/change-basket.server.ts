import { data } from "react-router";
import { isFault } from "../../../contracts/fault.ts";
import { addToBasket } from "../../features/basket/add-to-basket.server.ts";
import { applyCoupon, removeCoupon } from "../../features/basket/change-coupons.server.ts";
import { changeTerm } from "../../features/basket/term/change-term.server.ts";
import type { BasketDeps } from "../../features/basket/fetch-basket-document.server.ts";
import { removeItem } from "../../features/basket/remove-item.server.ts";
import type { ChangeAnswer } from "../../features/basket/panel/use-basket-change.ts";
import { refusalOfChange, refusalOfPlans } from "../../purchase/purchase-rules.server.ts";
import { basketDeps } from "../../features/basket/request/request-basket.server.ts";
import {
  catalogueContext,
  factsContext,
  type RequestContext,
  sessionContext,
  vehicleContext,
  depsContext,
} from "../../request/request-context.ts";
import type { ChangeForm } from "./checkout-form.server.ts";

function applyTo(context: RequestContext, deps: BasketDeps, form: ChangeForm): Promise<ChangeAnswer> {
  const vin = context.get(vehicleContext).selectedVehicle?.vin;
  const adding = { ...deps, vin, refusalOfPlans: (planIds: readonly string[]) => refusalOfPlans(context, planIds) };
  const catalogue = context.get(catalogueContext);
  switch (form.intent) {
    case "add":
      return addToBasket(adding, { planIds: form.planId });
    case "changeTerm":
      return changeTerm({ ...adding, catalogue }, { itemId: form.itemId, planId: form.planId[0] });
    case "remove":
      return removeItem({ ...deps, catalogue, vin }, form);
    case "applyCoupon":
      return applyAllowedCoupon(context, deps, form);
    case "removeCoupon":
      return removeAllowedCoupon(context, deps, form);
  }
}

async function applyAllowedCoupon(context: RequestContext, deps: BasketDeps, { code }: ChangeForm<"applyCoupon">) {
  const { limits } = context.get(depsContext);
  const ip = context.get(factsContext).ip;
  return (await couponRefusal(context)) ?? applyCoupon({ ...deps, limits, ip }, { code });
}

async function removeAllowedCoupon(
  context: RequestContext,
  deps: BasketDeps,
  { couponId }: ChangeForm<"removeCoupon">,
) {
  return (await couponRefusal(context)) ?? removeCoupon(deps, { couponId });
}

async function couponRefusal(context: RequestContext): Promise<ChangeAnswer | undefined> {
  const reason = await refusalOfChange(context, "changeCoupon");
  return reason && { kind: "purchaseRefused", reason };
}

const statuses: Partial<Record<ChangeAnswer["kind"], number>> = {
  notSold: 409,
  purchaseRefused: 409,
  missing: 422,
  refused: 422,
  tooMany: 429,
  failed: 503,
};

/** Only adding creates a guest in commerce; the other changes need an existing basket. */
export async function changeBasket(context: RequestContext, form: ChangeForm) {
  const answer = await applyChange(context, form);
  const headers: Record<string, string> =
    answer.kind === "tooMany" ? { "retry-after": String(answer.retryAfterSeconds) } : {};
  return data(answer, { status: statuses[answer.kind] ?? 200, headers });
}

async function applyChange(context: RequestContext, form: ChangeForm): Promise<ChangeAnswer> {
  const session = context.get(sessionContext);
  try {
    const shopper = form.intent === "add" ? await session.getOrCreateShopper() : await session.findShopper();
    return shopper ? await applyTo(context, basketDeps(context, shopper), form) : { kind: "failed" };
  } catch (error) {
    if (!isFault(error)) throw error;
    return { kind: "failed" };
  }
}
