import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { useMessage } from "../../i18n/message.tsx";
import { useDocumentFacts } from "../../page/shop-frame.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Spinner } from "../../ui/spinner/spinner.tsx";
import type { SavedMethod } from "../../../payments/port/payment-types.ts";
import { useShop } from "../../site/shop-context.tsx";
import { isExpired } from "./rules/card-expiry.ts";
import { preselectedMethod } from "./rules/preselected-method.ts";
import { isPaymentError } from "./rules/payment-error-text.ts";
import styles from "./payment-step.module.css";
import type { PaymentView } from "./payment-view.ts";
import { SavedMethods } from "./step/saved-methods.tsx";
import { TestCards } from "./step/test-cards.tsx";
import { useCallHref } from "./step/use-call-href.ts";
import { useFieldTexts } from "./step/use-field-texts.ts";
import { useForgottenError } from "./step/use-forgotten-error.ts";
import { type Payment, usePayment } from "./step/use-payment.ts";
import { WaitingNote } from "./step/waiting-note.tsx";
import type { ReadyView } from "./widget/payment-widget.ts";
import { usePaymentMark } from "./step/use-payment-mark.ts";

const loadErrorModal = () => import("./step/payment-error-modal.tsx");
const PaymentErrorModal = lazy(async () => ({ default: (await loadErrorModal()).PaymentErrorModal }));

type PaymentStepProps = {
  view: PaymentView;
  /** The order is paid, or its money is on its way: its confirmation comes next. */
  onPaid: (orderNo: string) => void;
  /** The words on the button that orders. */
  orderLabel: string;
  /** Asked before anything is sent. False keeps the person here: the page has said what is missing. */
  canOrder?: () => boolean;
  /** Whether the customer has said yes to renewals without being asked again. */
  autoRenew?: boolean;
  /** A kind of error that came back by the page's address; anything else is ignored. */
  error?: string | null;
  /** What stands between the ways to pay and the button: terms, ticks, what is ordered. */
  children?: ReactNode;
};

const always = () => true;

/** Takes the money for a basket: the provider's own fields, the button that orders, and everything that may go wrong. */
export function PaymentStep(props: PaymentStepProps) {
  const { view, onPaid, canOrder = always, autoRenew = false, error } = props;
  const texts = useFieldTexts();
  const { today, seed } = useDocumentFacts();
  useForgottenError(error);
  const payment = usePayment({
    view,
    error: isPaymentError(error) ? error : undefined,
    hrefOf: useCallHref(),
    texts,
    today,
    takesPayments: seed.takesPayments ?? false,
    mayOrder: canOrder,
    autoRenew,
    onPaid,
  });
  const { phase, error: problem } = payment.state;
  const button = useRef<HTMLButtonElement>(null);
  useErrorModalAtHand(phase.kind === "ready");
  const isWaiting = view.kind === "confirming" || phase.kind === "waiting" || phase.kind === "paid";
  usePaymentMark(isWaiting || phase.kind === "paying");
  return (
    <>
      {isWaiting ? (
        <WaitingNote {...(phase.kind !== "paid" && cancelOf(view))} />
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

/** A lost connection is one of the errors to show, and by then the code could no longer be fetched. */
function useErrorModalAtHand(isReady: boolean): void {
  useEffect(() => {
    // Without an answer it is asked for again when there is an error to show.
    if (isReady) void loadErrorModal().catch(() => undefined);
  }, [isReady]);
}

/** What the customer has chosen by hand; without a method it is to be another one than those saved. */
type SavedChoice = { method: SavedMethod | undefined };

type PayFormProps = Pick<PaymentStepProps, "orderLabel" | "children"> & {
  view: ReadyView;
  payment: Payment;
  today: string;
  /** The one that orders, or begins anew. */
  button: RefObject<HTMLButtonElement | null>;
};

function PayForm({ view, payment, today, button, orderLabel, children }: PayFormProps) {
  const t = useMessage();
  const { site } = useShop();
  const [choice, setChoice] = useState<SavedChoice>();
  const { state, place, order, begin } = payment;
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
      <div ref={place} className={styles.widget} hidden={chosen !== undefined} />
      {isDebit(state.method) ? (
        <p className={classNames("small", styles.note)}>
          {t("sepa.mandate", { creditor: site.brand })} <Creditor name={site.brand} settings={view.settings} />
        </p>
      ) : (
        <p className={classNames("small quiet", styles.note)}>{t("checkout.cardNote")}</p>
      )}
      {view.testCards ? <TestCards cards={view.testCards} /> : null}
      {children}
      {phase === "broken" ? (
        <Button ref={button} tone="line" isWide onClick={begin}>
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
const isDebit = (method: string | undefined): boolean => method === "sepadirectdebit" || method === "sepa_debit";

/** The note that said to wait had the focus, and is gone. */
function useFocusAfterWaiting(button: RefObject<HTMLButtonElement | null>, isBack: boolean): void {
  useEffect(() => {
    if (isBack && document.activeElement === document.body) button.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only when the form comes back, not when it begins anew in place
  }, []);
}
