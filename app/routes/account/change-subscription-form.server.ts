import { data } from "react-router";
import { type ChangeForm, changeForm, readChange } from "../../features/subscriptions/change/change-form.ts";
import {
  changeSubscription,
  type ChangeOutcome,
  type SubscriptionChange,
} from "../../features/subscriptions/change/change-subscription.server.ts";
import type { TypedReason } from "../../features/subscriptions/change/change-reasons.ts";
import { findServiceToBuy } from "../../features/subscriptions/change/find-service-to-buy.server.ts";
import type { Refusal } from "../../features/subscriptions/change/refusal.ts";
import { refundRequestedCookie } from "../../features/subscriptions/change/refund-requested-cookie.server.ts";
import { managePath } from "../../features/subscriptions/manage/manage-step.ts";
import { type ToastMessage, toastCookie } from "../../features/shell/toast-cookie.server.ts";
import { lookUpAndSelectVehicle } from "../../features/vehicle/lookup/look-up-and-select-vehicle.server.ts";
import { redirectAfterLookup } from "../../features/vehicle/lookup/redirect-after-lookup.ts";
import type { MessageId } from "../../i18n/message-id.ts";
import { addCookies } from "../../request/cookies/add-cookies.ts";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import { readForm } from "../../request/form/read-form.server.ts";
import { refuse } from "../../request/refuse.ts";
import type { RequestContext } from "../../request/request-context.ts";
import { shopRedirect } from "../../request/shop-redirect.ts";
import { subscriptionDeps } from "./subscription-deps.server.ts";

const LIST = "/account/my-subscriptions";
const ADD_METHOD = "/account/my-payment-method/add-payment-method";

type Texts = Record<"done" | "alreadyDone", MessageId>;
const TEXTS: Readonly<Record<SubscriptionChange["kind"], Texts>> = {
  turnOff: { done: "subscriptions.turnedOff", alreadyDone: "subscriptions.alreadyOff" },
  turnOn: { done: "subscriptions.turnedOn", alreadyDone: "subscriptions.alreadyOn" },
  requestRefund: { done: "subscriptions.cancelled", alreadyDone: "subscriptions.alreadyCancelled" },
};

const STATUS: Readonly<Partial<Record<Refusal, number>>> = { tooLong: 422, unavailable: 503 };

type Args = { request: Request; context: RequestContext; assetId: string };

/** Does what the form of a step asks for. Every way out but a refusal is a redirect, so that a reload repeats nothing. */
export async function changeBySubscriptionForm(args: Args) {
  const form = await readForm(args.request, changeForm);
  return form.intent === "buy" ? buy(args) : change(args, { ...form, intent: form.intent });
}

async function change({ request, context, assetId }: Args, form: ChangeForm & { intent: SubscriptionChange["kind"] }) {
  const read = readChange(form);
  if (read.kind === "tooLong") return refuseChange("tooLong", { reason: form.reason, text: form.text });
  const outcome = await changeSubscription(subscriptionDeps(context), {
    assetId,
    change: read,
    isRefundJustRequested: (await refundRequestedCookie(cookieDeps(context)).read(request)) === assetId,
  });
  return answer(context, { outcome, kind: read.kind, assetId });
}

type Answered = { outcome: ChangeOutcome; kind: SubscriptionChange["kind"]; assetId: string };

async function answer(context: RequestContext, { outcome, kind, assetId }: Answered) {
  switch (outcome.kind) {
    case "done":
    case "alreadyDone": {
      const isDone = outcome.kind === "done";
      const message = { kind: isDone ? "ok" : "info", id: TEXTS[kind][outcome.kind] } as const;
      const toast = await toastLine(context, message, outcome.name);
      const isRefund = isDone && kind === "requestRefund";
      const flag = isRefund ? await refundRequestedCookie(cookieDeps(context)).write(assetId) : undefined;
      return shopRedirect(context, LIST, addCookies(new Headers(), toast, flag));
    }
    case "paymentMethodMissing": {
      const toast = await toastLine(context, { kind: "info", id: "subscriptions.methodNeeded" }, outcome.name);
      const query = new URLSearchParams({ next: managePath(assetId, "turn-on") });
      return shopRedirect(context, `${ADD_METHOD}?${query}`, addCookies(new Headers(), toast));
    }
    case "refused":
      return refuseChange(outcome.refusal);
    case "unavailable":
      return refuseChange("unavailable");
    case "notFound":
      refuse(404);
  }
}

const toastLine = (context: RequestContext, toast: Omit<ToastMessage, "values">, service: string) =>
  toastCookie(cookieDeps(context)).write({ ...toast, values: { service } });

const refuseChange = (refusal: Refusal, typed?: TypedReason) =>
  data({ refusal, typed }, { status: STATUS[refusal] ?? 409 });

/** Selects the vehicle on the server, so that no VIN comes into an address, and opens the page of the service. */
async function buy({ context, assetId }: Args) {
  const found = await findServiceToBuy(subscriptionDeps(context), assetId);
  if (found.kind === "notFound") refuse(404);
  if (found.kind !== "service") return refuseChange(found.kind);
  const { productId, vin } = found;
  const page = `/single-detail-page/${encodeURIComponent(productId)}`;
  const lookup = await lookUpAndSelectVehicle(context, { vin });
  if (lookup.kind === "limited") refuse(429, { retryAfterSeconds: lookup.retryAfterSeconds });
  if (lookup.kind === "unavailable") return refuseChange("unavailable");
  const problem = redirectAfterLookup(lookup.kind, { requestedPage: page });
  if (problem) return shopRedirect(context, problem);
  // The page of a service is only for what the vehicle had; everything on offer for it is in the list.
  const isOfVehicle = "vehicle" in lookup && lookup.vehicle.subscriptions.some((one) => one.productId === productId);
  return shopRedirect(context, isOfVehicle ? page : "/services");
}
