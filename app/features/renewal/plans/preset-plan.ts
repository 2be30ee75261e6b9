import type { PlanOption } from "./plan-options.ts";

type Offer = {
  options: readonly PlanOption[];
  /** The plan that was chosen in the list of services. */
  planChosenInList?: string | undefined;
};

/** The plan that is selected when the page opens: what was chosen before, or the only plan there is. */
export function presetPlan(
  { options, planChosenInList }: Offer,
  previouslyChosen: readonly string[] = [],
): string | undefined {
  const isSold = (planId: string | undefined) => options.some((option) => option.planId === planId);
  const selected = [...previouslyChosen, planChosenInList].find(isSold);
  return selected ?? (options.length === 1 ? options[0]?.planId : undefined);
}
