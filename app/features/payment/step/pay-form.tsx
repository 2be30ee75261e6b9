import { type ReactNode, type RefObject, useEffect, useState } from "react";
import type { SavedMethod } from "../../../../payments/port/payment-types.ts";
import { useMessage } from "../../../i18n/message.tsx";
import type { MessageId } from "../../../i18n/message-id.ts";
import { useShop } from "../../../site/shop-context.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { Spinner } from "../../../ui/spinner/spinner.tsx";
import { isExpired } from "../../../domain/card-expiry.ts";
import { preselectedMethod } from "../rules/preselected-method.ts";
import type { ReadyView } from "../widget/payment-widget.ts";
import styles from "../payment-step.module.css";
import { SavedMethods } from "./saved-methods.tsx";
import { TestCards } from "./test-cards.tsx";
import type { Payment } from "./use-payment.ts";

/** The customer's own choice; without a method it is a new one. */
type SavedChoice = { method: SavedMethod | undefined };

/** The texts that differ between paying and saving a method. */
type PayFormTexts = { needsScript: MessageId; mandate: MessageId; processing: MessageId };

type PayFormProps = {
  /** The label of the button that orders or saves. */
  orderLabel: string;
  texts: PayFormTexts;
  children?: ReactNode;
  view: ReadyView;
  payment: Payment;
  today: string;
  /** The button that orders, or restarts the widget. */
  button: RefObject<HTMLButtonElement | null>;
};

/** The provider's fields with the customer's saved methods, and the button that sends them. */
export function PayForm({ view, payment, today, button, orderLabel, texts, children }: PayFormProps) {
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
        <Alert kind="warn" title={t(texts.needsScript)} />
      </noscript>
      <SavedMethods methods={saved} isChoice={hasOwnList} today={today} onChoose={(method) => setChoice({ method })} />
      <div className={styles.stage}>
        {phase === "loading" ? <Spinner label={t("payment.method")} /> : null}
        <div
          ref={container}
          className={styles.widget}
          data-provider={view.settings.provider}
          data-country={view.country}
          data-saved={view.hasSaved}
          hidden={chosen !== undefined}
        />
      </div>
      {isDirectDebit(state.method) ? (
        <p className={classNames("small", styles.mandate)}>
          {t(texts.mandate, { creditor: site.makeName })} <Creditor name={site.makeName} settings={view.settings} />
        </p>
      ) : (
        <p className={classNames("small quiet", styles.note)}>
          <Icon name="lock" isSmall />
          {t("checkout.cardNote")}
        </p>
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
      <output className={styles.processing}>
        {phase === "paying" || phase === "ordered" ? t(texts.processing) : null}
      </output>
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
