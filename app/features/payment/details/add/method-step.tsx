import { Suspense, useRef } from "react";
import { useDocumentFacts } from "../../../../page/shop-frame.tsx";
import { useFullPath } from "../../../../site/shop-context.tsx";
import type { MethodView } from "../../payment-view.ts";
import type { MismatchPage } from "../../rules/mismatch-continuation.ts";
import { PaymentErrorModal, usePreloadedErrorModal } from "../../step/lazy-error-modal.tsx";
import { PayForm } from "../../step/pay-form.tsx";
import { useFieldTexts } from "../../step/use-field-texts.ts";
import { useMarkPaymentInProgress } from "../../step/use-mark-payment-in-progress.ts";
import { usePayment } from "../../step/use-payment.ts";

const texts = {
  needsScript: "payment.addNeedsScript",
  mandate: "sepa.mandateForSaving",
  processing: "payment.saving",
} as const;

/** Nothing has to be agreed to before a method is saved. */
const always = () => true;

type Props = {
  view: MethodView;
  page: Exclude<MismatchPage, "checkout">;
  /** The label of the button that saves. */
  label: string;
};

/** The provider's fields for a new method, the button that saves it, and the errors. */
export function MethodStep({ view, page, label }: Props) {
  const hrefOf = useFullPath();
  const { today, seed } = useDocumentFacts();
  const payment = usePayment({
    view,
    error: undefined,
    hrefOf,
    texts: useFieldTexts(),
    today,
    hasPaymentPolicy: seed.hasPaymentPolicy ?? false,
    canOrder: always,
    autoRenew: false,
    // A new document, because the next page has another security policy.
    onPaid: () => location.replace(hrefOf(view.next ?? view.returnPath)),
  });
  const { phase, error } = payment.state;
  const button = useRef<HTMLButtonElement>(null);
  usePreloadedErrorModal(phase.kind === "ready");
  useMarkPaymentInProgress(phase.kind === "paying" || phase.kind === "ordered");
  return (
    <>
      <PayForm view={view} payment={payment} today={today} button={button} orderLabel={label} texts={texts} />
      {error ? (
        <Suspense>
          <PaymentErrorModal error={error} page={page} onClose={payment.dismissError} returnTo={button} />
        </Suspense>
      ) : null}
    </>
  );
}
