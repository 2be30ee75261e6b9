import type { ShownRefusal } from "../../domain/sale/purchase-rules.ts";
import type { PlanOption } from "./plans/plan-options.ts";

/** What a form of these pages can do. */
export const RENEWAL_INTENTS = ["add", "renewAll"] as const;
export type RenewalIntent = (typeof RENEWAL_INTENTS)[number];

/** Why nothing was added, and what had been chosen. */
export type RenewalProblem = { kind: "planRequired" | "basketFailed" | ShownRefusal; chosen: readonly string[] };

export const PLAN_FIELD = "planId";
/** The field of one service in a form with several. */
export const planFieldOf = (productId: string): string => `plan-${productId}`;

/** The fields of a form of these pages; the names of plan fields depend on the services. */
export type RenewalFields = Readonly<Record<string, unknown>>;

/** Carries the plan that was chosen in the list of services to the page of one service. */
export const PLAN_PARAMETER = "plan";

/** The submit buttons of a service that is in the basket; their value is the product id. */
export const CHANGE_FIELD = "changeTermOf";
export const REMOVE_FIELD = "removeFromBasket";

/** A change of one service in the basket. */
export type ItemChange =
  | { kind: "changeTerm"; productId: string; planId: string | undefined }
  | { kind: "remove"; productId: string };

/** The change that the form was sent for, if it was. */
export function requestedItemChange(fields: RenewalFields): ItemChange | undefined {
  const { [CHANGE_FIELD]: changed, [REMOVE_FIELD]: removed } = fields;
  if (typeof removed === "string") return { kind: "remove", productId: removed };
  if (typeof changed !== "string") return undefined;
  return { kind: "changeTerm", productId: changed, planId: chosenPlans(fields, [changed]).get(changed) };
}

/** The chosen plan; undefined when none was chosen, or one that is not for sale here. */
export function chosenPlan(fields: RenewalFields, options: readonly PlanOption[]): string | undefined {
  return options.find(({ planId }) => planId === fields[PLAN_FIELD])?.planId;
}

/** All plan ids in a form, for sale or not. */
export function allChosenPlans(fields: RenewalFields): string[] {
  const names = Object.keys(fields).filter((name) => name === PLAN_FIELD || name.startsWith(planFieldOf("")));
  return [...new Set(names.map((name) => fields[name]).filter((value) => typeof value === "string"))];
}

/** The plan chosen for each service. */
export function chosenPlans(fields: RenewalFields, productIds: readonly string[]): Map<string, string> {
  return new Map(
    productIds.flatMap((productId) => {
      const value = fields[planFieldOf(productId)];
      return typeof value === "string" ? [[productId, value] as const] : [];
    }),
  );
}
