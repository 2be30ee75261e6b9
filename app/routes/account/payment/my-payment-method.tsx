import { Suspense, useState } from "react";
import { data } from "react-router";
import { z } from "zod";
import { DELETE_INTENT, DELETE_PARAM } from "../../../features/payment/details/delete/delete-answer.ts";
import { deletePaymentMethod } from "../../../features/payment/details/delete/delete-payment-method.server.ts";
import { NEXT_PARAM, nextPage } from "../../../features/payment/details/next-page.ts";
import { PAYMENT_DETAILS_PATH } from "../../../features/payment/details/payment-details-path.ts";
import { readShownMethod } from "../../../features/payment/details/read-payment-details.server.ts";
import {
  type MethodReturn,
  resumeMethod,
  resumePendingMethod,
} from "../../../features/payment/details/saving/resume-method.server.ts";
import { readSchedule } from "../../../features/payment/details/schedule/read-schedule.server.ts";
import { SCHEDULE_PARAM } from "../../../features/payment/details/schedule/scheduled-payment.ts";
import { PAYMENT_ERROR_PARAM } from "../../../features/payment/payment-view.ts";
import { isMethodError } from "../../../features/payment/rules/payment-error-text.ts";
import { PaymentErrorModal } from "../../../features/payment/step/lazy-error-modal.tsx";
import { useRemoveErrorParam } from "../../../features/payment/step/use-remove-error-param.ts";
import { useIsModalVisit } from "../../../page/modal-visit.ts";
import { PageHead } from "../../../page/page-head.tsx";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../../rendering/hydrate-on-interaction.tsx";
import { readForm } from "../../../request/form/read-form.server.ts";
import { isReturnFromBank } from "../../../request/limits/bank-return.ts";
import { refuse } from "../../../request/refuse.ts";
import { type RequestContext, requestedShopContext } from "../../../request/request-context.ts";
import type { Route } from "./+types/my-payment-method";
import { redirectWithToast } from "./payment-toast.server.ts";
import { requirePaymentDeps } from "./require-payment-deps.server.ts";

const PaymentDetailsView = hydrateOnInteraction(
  async () => (await import("../../../features/payment/details/details-view.tsx")).PaymentDetailsView,
);

export const links = stylesOfLazyViews(
  "app/features/payment/details/details-view.tsx",
  "app/page/part-unavailable-view.tsx",
);

export async function loader({ request, context }: Route.LoaderArgs) {
  const deps = await requirePaymentDeps(context);
  const query = new URL(request.url).searchParams;
  if (isReturnFromBank(query)) {
    return redirectAfterReturn(context, await resumeMethod(context, request, deps), query.get(NEXT_PARAM));
  }
  const pending = await resumePendingMethod(context, request, deps);
  if (pending && pending !== "confirming") return redirectAfterReturn(context, pending, null);
  const method = await readShownMethod(context, deps);
  const error = query.get(PAYMENT_ERROR_PARAM);
  const page = {
    details: { ...(method && { method }), isConfirming: pending === "confirming" },
    isDeleting: query.has(DELETE_PARAM),
    error: isMethodError(error) ? error : undefined,
    schedule: method && query.has(SCHEDULE_PARAM) ? await readSchedule(context) : undefined,
  };
  return data(page, { headers: { "cache-control": "private, no-store" } });
}

/** Takes the bank's answer out of the address. */
function redirectAfterReturn(
  context: RequestContext,
  { error, toast, cookies }: MethodReturn,
  next: string | null,
): Promise<Response> {
  if (error) {
    const path = `${PAYMENT_DETAILS_PATH}?${new URLSearchParams({ [PAYMENT_ERROR_PARAM]: error })}`;
    return redirectWithToast(context, { path, cookies });
  }
  // A method that its bank has yet to confirm is shown first.
  if (!toast) return redirectWithToast(context, { cookies });
  const path = nextPage(next, context.get(requestedShopContext).shop.config);
  return redirectWithToast(context, { cookies, toast: { id: toast }, ...(path !== undefined && { path }) });
}

const deleteForm = z.object({
  intent: z.literal(DELETE_INTENT),
  recordId: z.string().min(1).max(100),
  mark: z.string().min(1).max(100),
});

export async function action({ request, context }: Route.ActionArgs) {
  const shown = await readForm(request, deleteForm);
  const outcome = await deletePaymentMethod(context, await requirePaymentDeps(context), shown);
  switch (outcome.kind) {
    case "deleted":
    case "gone":
      return redirectWithToast(context, { toast: { id: "payment.deleted" } });
    case "changed":
      return redirectWithToast(context, { toast: { id: "payment.changedElsewhere", kind: "info" } });
    case "notFound":
      return refuse(404);
    case "linked":
      return data(outcome, { status: 409 });
    case "unavailable":
      return data(outcome, { status: 503 });
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function MyPaymentMethod({ loaderData, actionData }: Route.ComponentProps) {
  const { details, isDeleting, error, schedule } = loaderData;
  const isModal = useIsModalVisit();
  const [shownError, setShownError] = useState(error);
  useRemoveErrorParam(error);
  return (
    <>
      <PageHead title="page.payment" description="page.accountDescription" isUnlisted />
      <PaymentDetailsView
        details={details}
        isDeleting={isDeleting}
        answer={actionData}
        schedule={schedule}
        isModal={isModal}
      />
      {shownError ? (
        <Suspense>
          <PaymentErrorModal error={shownError} page="payment" onClose={() => setShownError(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
