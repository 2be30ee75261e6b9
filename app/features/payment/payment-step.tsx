import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { useMessage } from "../../i18n/message.tsx";
import { useDocumentFacts } from "../../page/shop-frame.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Spinner } from "../../ui/spinner/spinner.tsx";
import type { SavedMethod } from "../../../payments/port/payment-types.ts";
import { useFullPath, useShop } from "../../site/shop-context.tsx";
import { isExpired } from "./rules/card-expiry.ts";
import { preselectedMethod } from "./rules/preselected-method.ts";
import { isPaymentError } from "./rules/payment-error-text.ts";
import styles from "./payment-step.module.css";
import type { PaymentView } from "./payment-view.ts";
import { SavedMethods } from "./step/saved-methods.tsx";
import { TestCards } from "./step/test-cards.tsx";
import { useFieldTexts } from "./step/use-field-texts.ts";
import { useRemoveErrorParam } from "./step/use-remove-error-param.ts";
import { type Payment, usePayment } from "./step/use-payment.ts";
import { WaitingNote } from "./step/waiting-note.tsx";
import type { ReadyView } from "./widget/payment-widget.ts";
import { useMarkPaymentInProgress } from "./step/use-mark-payment-in-progress.ts";

const loadErrorModal = () => import("./step/payment-error-modal.tsx");
const PaymentErrorModal = lazy(async () => ({ default: (await loadErrorModal()).PaymentErrorModal }));

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
        <PayForm {...props} view={view} payment={payment} today={today} button={button} />
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

/** Loads the modal's code early: after a lost connection it could no longer be fetched. */
function usePreloadedErrorModal(isReady: boolean): void {
  useEffect(() => {
    // If this fails, the code is loaded again when there is an error to show.
    if (isReady) void loadErrorModal().catch(() => undefined);
  }, [isReady]);
}

/** The customer's own choice; without a method it is a new one. */
type SavedChoice = { method: SavedMethod | undefined };

type PayFormProps = Pick<PaymentStepProps, "orderLabel" | "children"> & {
  view: ReadyView;
  payment: Payment;
  today: string;
  /** The button that orders, or restarts the widget. */
  button: RefObject<HTMLButtonElement | null>;
};

function PayForm({ view, payment, today, button, orderLabel, children }: PayFormProps) {
  const t = useMessage();
  const { site } = useShop();
  const [choice, setChoice] = useState<SavedChoice>();
  const { state, container, order, restart } = payment;
  const { kind: phase } = state.phase;
  const hasOwnList = view.settings.provider === "stripe";
  const saved = hasOwnList ? state.saved : state.saved.filter((method) => isExpired(method, today));
  const preselected = hasOwnList ? preselectedMethod(state.saved, today) : undefined;
  const chosen = choice ? choice.method : preselected;
  useFocusAfterWaiting(button, state.round > 0);
  return (
    <div aria-busy={phase === "paying"} data-payment={phase}>
      <noscript>
        <Alert kind="warn" title={t("payment.needsScript")} />
      </noscript>
      <SavedMethods methods={saved} isChoice={hasOwnList} today={today} onChoose={(method) => setChoice({ method })} />
      {phase === "loading" ? <Spinner label={t("payment.method")} /> : null}
      <div ref={container} className={styles.widget} hidden={chosen !== undefined} />
      {isDirectDebit(state.method) ? (
        <p className={classNames("small", styles.note)}>
          {t("sepa.mandate", { creditor: site.makeName })} <Creditor name={site.makeName} settings={view.settings} />
        </p>
      ) : (
        <p className={classNames("small quiet", styles.note)}>{t("checkout.cardNote")}</p>
      )}
      {view.testCards ? <TestCards cards={view.testCards} /> : null}
      {children}
      {phase === "broken" ? (
        <Button ref={button} tone="line" isWide onClick={restart}>
          {t("payment.tryAgain")}
        </Button>
      ) : (
        <Button
          ref={button}
          className={styles.order}
          isTall
          isWide
          isBusy={phase !== "ready"}
          onClick={() => order(chosen)}
          data-testid="order"
        >
          {orderLabel}
        </Button>
      )}
      <output className={styles.processing}>{phase === "paying" ? t("checkout.processing") : null}</output>
    </div>
  );
}

function Creditor({ name, settings }: { name: string; settings: ReadyView["settings"] }) {
  const t = useMessage();
  if (settings.provider !== "adyen" || settings.sepaCreditorId === undefined) return null;
  return t("sepa.creditor", { creditor: name, identifier: settings.sepaCreditorId });
}

/** A direct debit needs a mandate, whose text the customer reads before ordering. */
const isDirectDebit = (method: string | undefined): boolean => method === "sepadirectdebit" || method === "sepa_debit";

/** The waiting note had the focus and is gone. */
function useFocusAfterWaiting(button: RefObject<HTMLButtonElement | null>, isRestarted: boolean): void {
  useEffect(() => {
    if (isRestarted && document.activeElement === document.body) button.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only when the form is shown again, not when its widget restarts
  }, []);
}
