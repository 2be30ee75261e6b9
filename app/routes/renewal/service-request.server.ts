import { data } from "react-router";
import { FROM_LIST } from "../../features/renewal/from-list.ts";
import { renewAllPlans } from "../../features/renewal/plans/renew-all-plans.ts";
import {
  requestedItemChange,
  chosenPlan,
  chosenPlans,
  allChosenPlans,
  PLAN_PARAMETER,
  type RenewalIntent,
  type RenewalProblem,
} from "../../features/renewal/renewal-choice.ts";
import { renewalErrorPath } from "../../features/renewal/renewal-errors.ts";
import type { RenewalDeps } from "../../features/renewal/renewal-deps.ts";
import { loadServicePage } from "../../features/renewal/service-page/load-service-page.server.ts";
import { loadServicesPage } from "../../features/renewal/services-page/load-services-page.server.ts";
import type { RequestContext } from "../../request/request-context.ts";
import { shopRedirect } from "../../request/shop-redirect.ts";
import { changeItem, type ListPath } from "./change-item.server.ts";
import { addAndCheckOut, renewalDeps, testSwitches } from "./renewal-request.server.ts";
import { readForm } from "../../request/form/read-form.server.ts";
import { type RenewalForm, renewalForm } from "./renewal-form.server.ts";

/** How the pages of one service differ. */
type ServicePageKind = {
  /** Whether the vehicle must have the service already, or must have it unless its owner asks. */
  needsSubscription: boolean | "unlessOwner";
  needsVehicle: boolean;
};
type Args = { request: Request; context: RequestContext; params: { productId: string } };

/** The page for visitors without a vehicle, or with one that does not fit. */
const START = "/vin-error";

export async function loadService(args: Args, kind: ServicePageKind) {
  const outcome = await readService(args, kind);
  if (outcome.kind === "noVehicle") return shopRedirect(args.context, START);
  if (outcome.kind === "error") return shopRedirect(args.context, renewalErrorPath(outcome.error));
  return data(outcome, outcome.kind === "unavailable" ? { status: 503 } : undefined);
}

function readService({ request, context, params }: Args, kind: ServicePageKind) {
  const query = new URL(request.url).searchParams;
  const deps = renewalDeps(context);
  const { needsSubscription, needsVehicle } = kind;
  return loadServicePage(deps, {
    needsSubscription: needsSubscription === "unlessOwner" ? !deps.isOwner : needsSubscription,
    needsVehicle,
    productId: params.productId,
    switches: testSwitches(request, context),
    isFromList: query.get(FROM_LIST) === "true",
    planChosenInList: query.get(PLAN_PARAMETER) ?? undefined,
    wantsCountries: query.has("countries"),
  });
}

type Step = (
  deps: RenewalDeps,
  form: RenewalForm,
) => Promise<{ planIds: readonly string[] } | { problem: RenewalProblem["kind"] }>;

/** The plans that each intent adds to the basket. */
const stepsOf = (args: Args, kind: ServicePageKind): Record<RenewalIntent, Step> => ({
  async add(_, form) {
    const outcome = await readService(args, kind);
    if (outcome.kind === "beingRenewed") return { problem: "beingRenewed" };
    if (outcome.kind === "notRenewableYet") return { problem: "stillRuns" };
    if (outcome.kind !== "detail") return { problem: "basketFailed" };
    const planId = chosenPlan(form, outcome.page.options);
    return planId ? { planIds: [planId] } : { problem: "planRequired" };
  },
  renewAll: choosePlansOfDue,
});

/** Every service that is due, once. */
async function choosePlansOfDue(deps: RenewalDeps, form: RenewalForm): ReturnType<Step> {
  const outcome = await loadServicesPage(deps);
  if (outcome.kind !== "list") return { problem: "basketFailed" };
  const { due, renewing } = outcome.page;
  if (due.length === 0 && renewing.length > 0) return { problem: "beingRenewed" };
  const inBasket = due.filter((service) => service.inBasket !== undefined);
  const ids = due.map(({ productId }) => productId);
  return { planIds: renewAllPlans(due, chosenPlans(form, ids), inBasket) };
}

export async function actOnService(args: Args, kind: ServicePageKind) {
  const form = await readForm(args.request, renewalForm);
  return act(args.context, form, {
    choose: stepsOf(args, kind)[form.intent],
    call: kind.needsVehicle ? "add" : "addWithoutVehicle",
  });
}

/** `path` is the list that the form was sent from. */
export async function actOnServices({ request, context }: Pick<Args, "request" | "context">, path: ListPath) {
  const form = await readForm(request, renewalForm);
  const change = requestedItemChange(form);
  if (!change) return act(context, form, { choose: choosePlansOfDue, call: "add" });
  const result = await changeItem(context, change, path);
  return typeof result === "string" ? answerProblem(form, result) : result;
}

const STATUSES: Record<RenewalProblem["kind"], number> = {
  planRequired: 400,
  beingRenewed: 409,
  stillRuns: 409,
  notForVehicle: 409,
  basketFailed: 503,
};

type Act = { choose: Step; call: "add" | "addWithoutVehicle" };

async function act(context: RequestContext, form: RenewalForm, { choose, call }: Act) {
  const chosen = await choose(renewalDeps(context), form);
  if ("problem" in chosen) return answerProblem(form, chosen.problem);
  // Everything is in the basket already: a second click, or another tab.
  if (chosen.planIds.length === 0) return shopRedirect(context, "/checkout");
  const result = await addAndCheckOut(context, chosen.planIds, call);
  return typeof result === "string" ? answerProblem(form, result) : result;
}

function answerProblem(form: RenewalForm, kind: RenewalProblem["kind"]) {
  const problem: RenewalProblem = { kind, chosen: allChosenPlans(form) };
  return data({ problem }, { status: STATUSES[kind] });
}

export async function loadServices(context: RequestContext) {
  const deps = renewalDeps(context);
  const outcome = await loadServicesPage(deps);
  if (outcome.kind === "noVehicle") return shopRedirect(context, START);
  const page = { ...outcome, isRegistered: deps.isRegistered };
  return data(page, outcome.kind === "unavailable" ? { status: 503 } : undefined);
}
