import { data } from "react-router";
import { renewAllPlans } from "../../features/renewal/plans/renew-all-plans.ts";
import { chosenPlan, chosenPlans, readIntent, type RenewalIntent } from "../../features/renewal/renewal-choice.ts";
import { renewalErrorPath } from "../../features/renewal/renewal-errors.ts";
import type { RenewalGround } from "../../features/renewal/renewal-ground.ts";
import { loadServicePage } from "../../features/renewal/service-page/load-service-page.server.ts";
import type { PlanProblem } from "../../features/renewal/service-page/plan-section.tsx";
import { loadServicesPage } from "../../features/renewal/services-page/load-services-page.server.ts";
import type { RequestContext } from "../../request-context.ts";
import { shopRedirect } from "../../shop-redirect.ts";
import { addAndCheckOut, renewalGround, testSwitches } from "./renewal-request.server.ts";

/** How the pages of one service differ. */
type Kind = { needsSubscription: boolean; needsVehicle: boolean };
type Args = { request: Request; context: RequestContext; params: { productId: string } };

/** Where somebody without a vehicle, or with one that does not fit, has to go first. */
const START = "/vin-error";

export async function loadService(args: Args, kind: Kind) {
  const outcome = await readService(args, kind);
  if (outcome.kind === "noVehicle") return shopRedirect(args.context, START);
  if (outcome.kind === "error") return shopRedirect(args.context, renewalErrorPath(outcome.error));
  return data(outcome, outcome.kind === "unavailable" ? { status: 503 } : undefined);
}

function readService({ request, context, params }: Args, kind: Kind) {
  const query = new URL(request.url).searchParams;
  return loadServicePage(renewalGround(context), {
    ...kind,
    productId: params.productId,
    switches: testSwitches(request, context),
    isMultiService: query.get("fromMSR") === "true",
    wantsCountries: query.has("countries"),
  });
}

type Problem = { problem: { kind: PlanProblem } };
type Step = (ground: RenewalGround, form: FormData) => Promise<{ planIds: readonly string[] } | Problem>;

const failed: Problem = { problem: { kind: "basketFailed" } };

/** What each intent puts into the basket. */
const stepsOf = (args: Args, kind: Kind): Record<RenewalIntent, Step> => ({
  async add(_, form) {
    const outcome = await readService(args, kind);
    if (outcome.kind !== "detail") return failed;
    const planId = chosenPlan(form, outcome.page.options);
    return planId ? { planIds: [planId] } : { problem: { kind: "planRequired" } };
  },
  renewAll: choosePlansOfDue,
});

/** Every service that is due, once. */
async function choosePlansOfDue(
  ground: RenewalGround,
  form: FormData,
): Promise<{ planIds: readonly string[] } | Problem> {
  const outcome = await loadServicesPage(ground);
  if (outcome.kind !== "list") return failed;
  const { due } = outcome.page;
  const inBasket = due.filter((service) => service.inBasket !== undefined);
  const ids = due.map(({ productId }) => productId);
  return { planIds: renewAllPlans(due, chosenPlans(form, ids), inBasket) };
}

export async function actOnService(args: Args, kind: Kind) {
  const form = await args.request.formData();
  return act(args.context, (ground) => stepsOf(args, kind)[readIntent(form)](ground, form));
}

export async function actOnServices({ request, context }: Pick<Args, "request" | "context">) {
  const form = await request.formData();
  return act(context, (ground) => choosePlansOfDue(ground, form));
}

async function act(context: RequestContext, choose: (ground: RenewalGround) => ReturnType<Step>) {
  const chosen = await choose(renewalGround(context));
  if ("problem" in chosen) return data(chosen, { status: 400 });
  // Everything lies in the basket already: a second click, or another tab.
  if (chosen.planIds.length === 0) return shopRedirect(context, "/checkout");
  return (await addAndCheckOut(context, chosen.planIds)) ?? data(failed, { status: 503 });
}

export async function loadServices(context: RequestContext) {
  const ground = renewalGround(context);
  const outcome = await loadServicesPage(ground);
  if (outcome.kind === "noVehicle") return shopRedirect(context, START);
  const page = { ...outcome, isRegistered: ground.isRegistered };
  return data(page, outcome.kind === "unavailable" ? { status: 503 } : undefined);
}
