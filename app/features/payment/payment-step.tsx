import { type ReactNode, Suspense, useRef } from "react";
import { useDocumentFacts } from "../../page/shop-frame.tsx";
import { useFullPath } from "../../site/shop-context.tsx";
import { isPaymentError } from "./rules/payment-error-text.ts";
import type { PaymentView } from "./payment-view.ts";
import { useFieldTexts } from "./step/use-field-texts.ts";
import { useRemoveErrorParam } from "./step/use-remove-error-param.ts";
import { PayForm } from "./step/pay-form.tsx";
import { usePreloadedErrorModal, PaymentErrorModal } from "./step/lazy-error-modal.tsx";
import { usePayment } from "./step/use-payment.ts";
import { WaitingNote } from "./step/waiting-note.tsx";
import { useMarkPaymentInProgress } from "./step/use-mark-payment-in-progress.ts";

type PaymentStepProps = {
  view: PaymentView;
  /** The order is paid, or its payment is pending: its confirmation comes next. */
  onPaid: (orderNo: string) => void;
  /** The label of the order button. */
  orderLabel: string;
  /** Called before anything is sent. False stops the order: the page has shown what is missing. */
  canOrder?: () => boolean;
  /** Whether the customer has agreed to automatic renewal. */
  autoRenew?: boolean;
  /** An error kind from the page's query; other values are ignored. */
  error?: string | null;
  /** Shown between the payment methods and the order button: terms, consents, the order's lines. */
  children?: ReactNode;
};

const always = () => true;

const checkoutTexts = {
  needsScript: "payment.needsScript",
  mandate: "sepa.mandate",
  processing: "checkout.processing",
} as const;

/** The payment step for a basket: the provider's fields, the order button and the errors. */
export function PaymentStep(props: PaymentStepProps) {
  const { view, onPaid, canOrder = always, autoRenew = false, error } = props;
  const texts = useFieldTexts();
  const { today, seed } = useDocumentFacts();
  useRemoveErrorParam(error);
  const payment = usePayment({
    view,
    error: isPaymentError(error) ? error : undefined,
    hrefOf: useFullPath(),
    texts,
    today,
    hasPaymentPolicy: seed.hasPaymentPolicy ?? false,
    canOrder: canOrder,
    autoRenew,
    onPaid,
  });
  const { phase, error: problem } = payment.state;
  const button = useRef<HTMLButtonElement>(null);
  usePreloadedErrorModal(phase.kind === "ready");
  const isWaiting = view.kind === "confirming" || phase.kind === "waiting" || phase.kind === "ordered";
  useMarkPaymentInProgress(isWaiting || phase.kind === "paying");
  return (
    <>
      {isWaiting ? (
        <WaitingNote {...(phase.kind !== "ordered" && cancelOf(view))} />
      ) : (
        <PayForm {...props} texts={checkoutTexts} view={view} payment={payment} today={today} button={button} />
      )}
      {problem ? (
        <Suspense>
          <PaymentErrorModal error={problem} page="checkout" onClose={payment.dismissError} returnTo={button} />
        </Suspense>
      ) : null}
    </>
  );
}

const cancelOf = (view: PaymentView): { orderNo?: string } =>
  view.kind === "confirming" && view.canCancel && view.orderNo !== null ? { orderNo: view.orderNo } : {};
