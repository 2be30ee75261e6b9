import { data } from "react-router";
import { isFault } from "../../../contracts/fault.ts";
import { addToBasket } from "../../features/basket/add-to-basket.server.ts";
import { applyCoupon, removeCoupon } from "../../features/basket/change-coupons.server.ts";
import type { BasketDeps } from "../../features/basket/find-basket.server.ts";
import { removeItem } from "../../features/basket/remove-item.server.ts";
import type { ChangeAnswer, ChangeIntent } from "../../features/basket/panel/use-basket-change.ts";
import { missingParameters, requireFields, requireNamed } from "../../request/missing-parts.ts";
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
import { refuse } from "../../request/refuse.ts";

type Change = (context: RequestContext, form: FormData, deps: BasketDeps) => Promise<ChangeAnswer>;

function read(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

const changes: Record<ChangeIntent["intent"], Change> = {
  add: (context, form, deps) =>
    addToBasket(
      {
        ...deps,
        vin: context.get(vehicleContext).current?.vin,
        refusalOfPlans: (planIds) => refusalOfPlans(context, planIds),
      },
      { planIds: form.getAll("planId").map(String) },
    ),
  remove: (context, form, deps) =>
    removeItem(
      { ...deps, catalogue: context.get(catalogueContext), vin: context.get(vehicleContext).current?.vin },
      { itemId: read(form, "itemId") },
    ),
  applyCoupon: async (context, form, deps) =>
    (await refuseCoupon(context)) ??
    applyCoupon(
      { ...deps, limits: context.get(depsContext).limits, address: context.get(factsContext).ip },
      { code: read(form, "code") },
    ),
  removeCoupon: async (context, form, deps) =>
    (await refuseCoupon(context)) ?? removeCoupon(deps, { couponId: read(form, "couponId") }),
};

async function refuseCoupon(context: RequestContext): Promise<ChangeAnswer | undefined> {
  const reason = await refusalOfChange(context, "changeCoupon");
  return reason && { kind: "notForSale", reason };
}

/** The required fields of each change. An empty code has an answer of its own. */
const requiredFields: Record<ChangeIntent["intent"], readonly string[]> = {
  add: ["planId"],
  remove: ["itemId"],
  applyCoupon: [],
  removeCoupon: ["couponId"],
};

const statuses: Partial<Record<ChangeAnswer["kind"], number>> = {
  unavailable: 409,
  notForSale: 409,
  missing: 422,
  refused: 422,
  tooMany: 429,
  failed: 503,
};

/** Only adding creates a guest in commerce; the other changes need an existing basket. */
export async function changeBasket(context: RequestContext, form: FormData) {
  const intent = read(form, "intent");
  if (!isChange(intent)) refuse(400, missingParameters(["intent"]));
  requireFields(form, requiredFields[intent]);
  if (intent === "applyCoupon") requireNamed(form, ["code"]);
  const answer = await applyChange(context, form, changes[intent]);
  const headers: Record<string, string> =
    answer.kind === "tooMany" ? { "retry-after": String(answer.retryAfterSeconds) } : {};
  return data(answer, { status: statuses[answer.kind] ?? 200, headers });
}

const isChange = (intent: string): intent is ChangeIntent["intent"] => Object.hasOwn(changes, intent);

async function applyChange(context: RequestContext, form: FormData, change: Change): Promise<ChangeAnswer> {
  const session = context.get(sessionContext);
  try {
    const shopper = change === changes.add ? await session.getOrCreateShopper() : await session.findShopper();
    return shopper ? await change(context, form, basketDeps(context, shopper)) : { kind: "failed" };
  } catch (error) {
    if (!isFault(error)) throw error;
    return { kind: "failed" };
  }
}
