import { data } from "react-router";
import { toastCookie } from "../../features/shell/toast-cookie.server.ts";
import { confirmRefund } from "../../features/subscriptions/refund-request/confirm-refund.server.ts";
import {
  readRefundOrder,
  type RefundDeps,
  type RefundOrderOutcome,
} from "../../features/subscriptions/refund-request/read-refund-order.server.ts";
import {
  PROBLEM_STATUS,
  type RefundAnswer,
  type RefundProblem,
} from "../../features/subscriptions/refund-request/refund-answer.ts";
import {
  readSelection,
  refundForm,
  type RefundForm,
  REPEATED_FIELDS,
  type Selection,
} from "../../features/subscriptions/refund-request/refund-form.ts";
import { totalText } from "../../features/subscriptions/refund-request/refund-form-fields.ts";
import { requestOfItems } from "../../features/subscriptions/refund-request/refund-receipt.ts";
import { addCookies } from "../../request/cookies/add-cookies.ts";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import { readForm } from "../../request/form/read-form.server.ts";
import type { RequestContext } from "../../request/request-context.ts";
import { receiptPath, refundPath } from "../../request/refunds/refund-path.ts";
import { redirectAfterPost, shopRedirect } from "../../request/shop-redirect.ts";

type Args = { request: Request; context: RequestContext; deps: RefundDeps };
type Found = Extract<RefundOrderOutcome, { kind: "order" }>;

/** Does what the form asks for. The order is read again for each step: nothing that the browser says about it counts. */
export async function answerRefundForm({ request, context, deps }: Args) {
  const form = await readForm(request, refundForm, REPEATED_FIELDS);
  const found = await readRefundOrder(deps);
  if (found.kind === "none") return shopRedirect(context, "/view-order");
  const step = form.intent === "confirm" ? "review" : "edit";
  if (found.kind === "unavailable") return answer({ step, typed: form.typed }, "unavailable");
  if (form.intent === "edit") return answer({ step: "edit", typed: form.typed });
  const selection = readSelection(found.order, form.typed);
  return form.intent === "review" ? review(form, selection) : confirm({ context, deps, found, form, selection });
}

function review({ typed }: RefundForm, selection: Selection) {
  return selection.kind === "selected"
    ? answer({ step: "review", typed })
    : answer({ step: "edit", typed }, selection.kind);
}

type Confirmation = { context: RequestContext; deps: RefundDeps; found: Found; form: RefundForm; selection: Selection };

async function confirm({ context, deps, found, form, selection }: Confirmation) {
  const { typed } = form;
  if (selection.kind !== "selected") return (await leadToRequest(context, found, form)) ?? review(form, selection);
  if (form.total !== totalText(selection.total)) return answer({ step: "review", typed }, "totalChanged");
  const outcome = await confirmRefund(deps, { items: selection.items, assets: found.assets });
  switch (outcome.kind) {
    case "requested":
      return leave(context, pathAfter(deps, outcome.number), "subscriptions.cancelled");
    case "alreadyRequested": {
      const again = await readRefundOrder(deps);
      const led = again.kind === "order" ? await leadToRequest(context, again, form) : undefined;
      return led ?? answer({ step: "edit", typed }, "notEligible");
    }
    case "refused":
      return answer({ step: "review", typed }, outcome.refusal);
    case "unavailable":
      return answer({ step: "review", typed }, "unavailable");
  }
}

/** A form that is sent again after it was carried out leads to the receipt of the first time. */
async function leadToRequest(context: RequestContext, { order }: Found, { typed }: RefundForm) {
  const number = requestOfItems(
    order,
    typed.map(({ itemId }) => itemId),
  );
  return number === undefined ? undefined : leave(context, receiptPath(order.orderNumber, number));
}

const pathAfter = ({ orderNumber }: RefundDeps, number: string | undefined) =>
  number ? receiptPath(orderNumber, number) : refundPath(orderNumber);

async function leave(context: RequestContext, path: string, id?: "subscriptions.cancelled") {
  const toast = id && (await toastCookie(cookieDeps(context)).write({ kind: "ok", id, values: {} }));
  return redirectAfterPost(context, path, addCookies(new Headers(), toast));
}

function answer(given: Omit<RefundAnswer, "problem">, problem?: RefundProblem) {
  const status = problem ? (PROBLEM_STATUS[problem] ?? 409) : 200;
  return data<RefundAnswer>({ ...given, ...(problem && { problem }) }, { status });
}
