import { useId } from "react";
import { Form, useNavigation } from "react-router";
import { formatMoney } from "../../../i18n/format-number.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useCloseModal } from "../../../page/use-close-modal.ts";
import { useShop } from "../../../site/shop-context.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { FactRows } from "../../../ui/fact-rows/fact-rows.tsx";
import { RefundAlert } from "../manage/fields/refund-fields.tsx";
import { ManageFrame } from "../manage/manage-frame.tsx";
import { PROBLEM_TEXTS, type RefundAnswer } from "./refund-answer.ts";
import { reasonNames, totalText, type TypedItem } from "./refund-form-fields.ts";
import { type RefundOrder, refundTotal } from "./refund-order.ts";

type Props = { order: RefundOrder; answer: RefundAnswer; isModal: boolean };

/** The manage dialog at its refund step, for the selected items. */
export function ReviewStep({ order, answer, isModal }: Props) {
  const t = useMessage();
  const formId = useId();
  const { locale } = useShop();
  const ids = answer.typed.map(({ itemId }) => itemId);
  const items = order.items.filter(({ itemId }) => ids.includes(itemId));
  const total = refundTotal(order, ids);
  const [only] = items.length === 1 ? items : [];
  return (
    <ManageFrame
      isModal={isModal}
      title={t("refunds.title")}
      {...(only && { image: only.picture })}
      step="refund"
      foot={<ReviewFoot formId={formId} isModal={isModal} amount={formatMoney(total, locale.id)} />}
      isFootSplit
    >
      <Form id={formId} method="post" replace preventScrollReset className="stack">
        {answer.problem ? <ReviewProblem problem={answer.problem} /> : null}
        <p>{only ? t("refunds.cancelText", { service: only.name }) : t("refunds.cancelSeveral")}</p>
        <FactRows
          rows={[
            ...items.map(({ name, price }) => ({ label: name, value: formatMoney(price, locale.id) })),
            { label: t("refunds.total"), value: formatMoney(total, locale.id), isTotal: true },
          ]}
        />
        <RefundAlert refund={{ amount: total, ...(order.method && { method: order.method }) }} />
        <HiddenFields typed={answer.typed} />
        <input type="hidden" name="total" value={totalText(total)} />
      </Form>
    </ManageFrame>
  );
}

function ReviewProblem({ problem }: { problem: NonNullable<RefundAnswer["problem"]> }) {
  const t = useMessage();
  return (
    <Alert kind="error" title={t("subscriptions.refusedTitle")}>
      <p>{t(PROBLEM_TEXTS[problem])}</p>
    </Alert>
  );
}

/** The selection goes with the form: the server remembers nothing between the steps. */
function HiddenFields({ typed }: { typed: readonly TypedItem[] }) {
  return typed.map(({ itemId, reason, text }) => {
    const names = reasonNames(itemId);
    return (
      <span key={itemId} hidden>
        <input type="hidden" name="item" value={itemId} />
        <input type="hidden" name={names.reason} value={reason} />
        <input type="hidden" name={names.text} value={text} />
      </span>
    );
  });
}

type FootProps = { formId: string; isModal: boolean; amount: string };

function ReviewFoot({ formId, isModal, amount }: FootProps) {
  const t = useMessage();
  const close = useCloseModal();
  const isBusy = useNavigation().state !== "idle";
  return (
    <>
      {isModal ? (
        <Button tone="line" onClick={close}>
          {t("subscriptions.back")}
        </Button>
      ) : (
        <Button tone="line" type="submit" form={formId} name="intent" value="edit">
          {t("subscriptions.back")}
        </Button>
      )}
      <Button type="submit" form={formId} name="intent" value="confirm" isBusy={isBusy}>
        {t("refunds.confirm", { amount })}
      </Button>
    </>
  );
}
