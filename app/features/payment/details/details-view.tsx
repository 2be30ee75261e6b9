import { lazy, Suspense } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { modalVisit } from "../../../page/modal-visit.ts";
import { RetryForm } from "../../../page/retry-form.tsx";
import type { PagePart } from "../../../request/account/read-part.ts";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Panel } from "../../../ui/panel/panel.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import type { DeleteAnswer } from "./delete/delete-answer.ts";
import { DeleteMethod, DeletePage } from "./delete/delete-method.tsx";
import styles from "./details-view.module.css";
import type { PaymentDetails, ShownMethod } from "./payment-details.ts";
import { PAYMENT_DETAILS_PATH } from "./payment-details-path.ts";
import { SCHEDULE_PARAM, type ScheduledPayment } from "./schedule/scheduled-payment.ts";
import { SchedulePage } from "./schedule/schedule-page.tsx";
import { useMethodName } from "./use-method-name.ts";

const ScheduleModal = lazy(async () => ({ default: (await import("./schedule/schedule-modal.tsx")).ScheduleModal }));

const schedulePath = `${PAYMENT_DETAILS_PATH}?${SCHEDULE_PARAM}=1`;

type Props = {
  details: PaymentDetails;
  /** Whether the page only asks before the method is deleted. */
  isDeleting: boolean;
  answer: DeleteAnswer | undefined;
  /** The coming payments, where the address asks for them. */
  schedule: PagePart<readonly ScheduledPayment[]> | undefined;
  /** Whether they are a dialog over this page. */
  isModal: boolean;
};

/** The account's payment method with its billing address. */
export function PaymentDetailsView({ details, isDeleting, answer, schedule, isModal }: Props) {
  const { method, isConfirming } = details;
  if (method && isDeleting) return <DeletePage method={method} answer={answer} />;
  if (method && schedule && !isModal) return <SchedulePage method={method} schedule={schedule} />;
  return (
    <>
      {method && schedule ? (
        <Suspense>
          <ScheduleModal method={method} schedule={schedule} />
        </Suspense>
      ) : null}
      {isConfirming ? <Confirming /> : null}
      {method ? <SavedMethod key={method.mark} method={method} answer={answer} /> : <NoMethod />}
    </>
  );
}

function Confirming() {
  const t = useMessage();
  return (
    <Alert kind="info" title={t("payment.checkingTitle")}>
      <div className="stack">
        <p>{t("payment.checkingText")}</p>
        <RetryForm tone="line" />
      </div>
    </Alert>
  );
}

function NoMethod() {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <EmptyState
      headingLevel="h2"
      title={t("payment.none")}
      action={<ButtonLink to={href(`${PAYMENT_DETAILS_PATH}/add-payment-method`)}>{t("payment.add")}</ButtonLink>}
    />
  );
}

function SavedMethod({ method, answer }: { method: ShownMethod; answer: DeleteAnswer | undefined }) {
  const t = useMessage();
  const href = useRouterTarget();
  const { expiry, addressLines } = method;
  const methodName = useMethodName(method);
  return (
    <>
      {typeof expiry === "object" && expiry.hasExpired ? <Alert kind="warn" title={t("card.expired")} /> : null}
      <div className={styles.parts}>
        <Panel as="section" className={styles.part}>
          <h2 className="display d-22">{t("payment.method")}</h2>
          <div>
            <p>{methodName}</p>
            <Expiry expiry={expiry} />
          </div>
          <TextLink to={href(schedulePath)} state={modalVisit} preventScrollReset>
            {t("payment.schedule")}
          </TextLink>
          <ButtonLink tone="line" to={href(`${PAYMENT_DETAILS_PATH}/edit-payment-method`)}>
            {t("payment.edit")}
          </ButtonLink>
        </Panel>
        <Panel as="section" className={styles.part}>
          <h2 className="display d-22">{t("payment.billingAddress")}</h2>
          {addressLines.length > 0 ? (
            <address className={styles.address}>
              {addressLines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          ) : (
            <p className="quiet">{t("payment.noAddress")}</p>
          )}
          <ButtonLink tone="line" to={href(`${PAYMENT_DETAILS_PATH}/edit-billing-address`)}>
            {t("payment.editAddress")}
          </ButtonLink>
        </Panel>
      </div>
      <DeleteMethod method={method} answer={answer} />
    </>
  );
}

function Expiry({ expiry }: Pick<ShownMethod, "expiry">) {
  const t = useMessage();
  if (expiry === undefined) return null;
  if (expiry === "unknown") return <p className="quiet">{t("payment.expiryUnknown")}</p>;
  return (
    <p className="quiet">
      {t(expiry.hasExpired ? "card.expiredOn" : "card.expiresOn")} {expiry.text}
    </p>
  );
}
