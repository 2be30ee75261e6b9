import { isFault } from "../../../contracts/fault.ts";
import { removeItem } from "../../features/basket/remove-item.server.ts";
import { basketDeps, fetchBasketDocumentOnce } from "../../features/basket/request/request-basket.server.ts";
import type { ItemChange, RenewalProblem } from "../../features/renewal/renewal-choice.ts";
import { loadServicesPage } from "../../features/renewal/services-page/load-services-page.server.ts";
import { type ToastMessage, toastCookie } from "../../features/shell/toast-cookie.server.ts";
import { addCookies } from "../../request/cookies/add-cookies.ts";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import {
  catalogueContext,
  type RequestContext,
  sessionContext,
  vehicleContext,
} from "../../request/request-context.ts";
import { redirectAfterPost } from "../../request/shop-redirect.ts";
import { addAndShow, renewalDeps } from "./renewal-request.server.ts";

/** The lists of services, which a change of the basket returns to. */
export type ListPath = "/services" | "/renew-all";

/** Changes one service of the basket from a list and returns to the list, or returns why nothing was changed. */
export function changeItem(
  context: RequestContext,
  change: ItemChange,
  path: ListPath,
): Promise<Response | RenewalProblem["kind"]> {
  return change.kind === "remove" ? removeService(context, change, path) : changeTerm(context, change, path);
}

/** A service that is no longer in the basket, or has this plan already, stays as it is. */
async function changeTerm(
  context: RequestContext,
  { productId, planId }: Extract<ItemChange, { kind: "changeTerm" }>,
  path: ListPath,
): Promise<Response | RenewalProblem["kind"]> {
  const outcome = await loadServicesPage(renewalDeps(context));
  if (outcome.kind !== "list") return "basketFailed";
  const service = outcome.page.due.find((one) => one.productId === productId);
  if (!service?.inBasket || service.inBasket === planId) return redirectAfterPost(context, path, new Headers());
  const plan = service.options.find((one) => one.planId === planId);
  if (!plan) return "planRequired";
  const values = { service: service.name };
  return addAndShow(context, [plan.planId], {
    call: "add",
    show: (lines) => showList(context, { path, lines, toast: { kind: "ok", id: "basket.termChanged", values } }),
  });
}

async function removeService(
  context: RequestContext,
  { productId }: Pick<ItemChange, "productId">,
  path: ListPath,
): Promise<Response | RenewalProblem["kind"]> {
  try {
    const shopper = await context.get(sessionContext).findShopper();
    const vin = context.get(vehicleContext).selectedVehicle?.vin;
    const items = (await fetchBasketDocumentOnce(context))?.product_items ?? [];
    const item = items.find(
      ({ c_masterId, c_SNP_OMS_vin: chosenFor = vin }) => c_masterId === productId && chosenFor === vin,
    );
    if (!shopper || !item) return redirectAfterPost(context, path, new Headers());
    const deps = { ...basketDeps(context, shopper), catalogue: context.get(catalogueContext), vin };
    const outcome = await removeItem(deps, { itemId: item.item_id });
    if (outcome.kind === "failed") return "basketFailed";
    const values = { service: outcome.plan?.name ?? item.c_serviceName ?? item.product_name };
    return await showList(context, { path, lines: [], toast: { kind: "ok", id: "basket.removed", values } });
  } catch (error) {
    if (!isFault(error)) throw error;
    return "basketFailed";
  }
}

type NextPage = { path: ListPath; lines: readonly string[]; toast: ToastMessage };

async function showList(context: RequestContext, { path, lines, toast }: NextPage): Promise<Response> {
  const line = await toastCookie(cookieDeps(context)).write(toast);
  return redirectAfterPost(context, path, addCookies(new Headers(), ...lines, line));
}
