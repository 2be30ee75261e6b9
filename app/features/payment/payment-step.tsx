import { lazy, type ReactNode, Suspense, useState } from "react";
import { useHref } from "react-router";
import { useMessage } from "../../i18n/message.tsx";
import { useShopHref } from "../../site/shop-context.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Spinner } from "../../ui/spinner/spinner.tsx";
import { isExpired } from "./card-expiry.ts";
import { isPaymentError } from "./payment-error-text.ts";
import styles from "./payment-step.module.css";
import type { PaymentView } from "./payment-view.ts";
import { SavedMethods } from "./step/saved-methods.tsx";
import { TestCards } from "./step/test-cards.tsx";
import { useFieldTexts } from "./step/use-field-texts.ts";
import { useForgottenError } from "./step/use-forgotten-error.ts";
import { usePayment } from "./step/use-payment.ts";
import { WaitingNote } from "./step/waiting-note.tsx";

const PaymentErrorModal = lazy(async () => ({
  default: (await import("./step/payment-error-modal.tsx")).PaymentErrorModal,
}));

type PaymentStepProps = {
  view: PaymentView;
  /** The order is paid, or its money is on its way: its confirmation comes next. */
  onPaid: (orderNo: string) => void;
  /** The words on the button that orders. */
  orderLabel: string;
  /** Asked before anything is sent. False keeps the person here: the page has said what is missing. */
  canOrder?: () => boolean;
  /** Whether the customer has said yes to renewals without being asked again. */
  isRenewedByItself?: boolean;
  /** A kind of error that came back by the page's address; anything else is ignored. */
  error?: string | null;
  /** What stands between the ways to pay and the button: terms, ticks, what is ordered. */
  children?: ReactNode;
};

const always = () => true;

/** Takes the money for a basket: the provider's own fields, the button that orders, and everything that may go wrong. */
export function PaymentStep(props: PaymentStepProps) {
  const { view, onPaid, orderLabel, canOrder = always, isRenewedByItself = false, error, children } = props;
  const t = useMessage();
  const hrefOf = useCallHref();
  const [token, setToken] = useState<string>();
  useForgottenError(error);
  const { state, place, order, begin, dismissError } = usePayment({
    view,
    error: isPaymentError(error) ? error : undefined,
    hrefOf,
    texts: useFieldTexts(),
    mayOrder: canOrder,
    isRenewedByItself,
    onPaid,
  });
  const { phase } = state;
  const hasOwnList = view.kind === "ready" && view.settings.provider === "stripe";
  const saved = hasOwnList ? state.saved : state.saved.filter((method) => isExpired(method, new Date()));
  const chosen = state.saved.find((method) => method.token === token);
  const modal = state.error ? (
    <Suspense>
      <PaymentErrorModal error={state.error} page="checkout" onClose={dismissError} />
    </Suspense>
  ) : null;
  if (view.kind === "confirming" || phase.kind === "waiting" || phase.kind === "paid") {
    return (
      <>
        <WaitingNote />
        {modal}
      </>
    );
  }
  return (
    <div aria-busy={phase.kind === "paying"} data-payment={phase.kind}>
      <noscript>{t("payment.needsScript")}</noscript>
      <SavedMethods methods={saved} isChoice={hasOwnList} onChoose={setToken} />
      {phase.kind === "loading" ? <Spinner label={t("payment.method")} /> : null}
      <div ref={place} className={styles.widget} hidden={chosen !== undefined} />
      <p className="small quiet">{t("checkout.cardNote")}</p>
      {view.testCards ? <TestCards cards={view.testCards} /> : null}
      {children}
      {phase.kind === "broken" ? (
        <Button tone="line" isWide onClick={begin}>
          {t("payment.tryAgain")}
        </Button>
      ) : (
        <Button isTall isWide isBusy={phase.kind !== "ready"} onClick={() => order(chosen)} data-testid="order">
          {orderLabel}
        </Button>
      )}
      <p role="status" className={styles.processing}>
        {phase.kind === "paying" ? t("checkout.processing") : null}
      </p>
      {modal}
    </div>
  );
}

/** Calls need the whole address: site and language are part of it. */
function useCallHref(): (path: string) => string {
  const target = useShopHref();
  const base = useHref("/").replace(/\/$/, "");
  return (path) => base + target(path);
}
