import { type FormEvent, type ReactNode, useCallback, useMemo, useState } from "react";
import { Form, useNavigation } from "react-router";
import { ProblemSummary } from "../../../address/form/problem-summary.tsx";
import { FocusedProblem } from "../../../address/form/focused-problem.tsx";
import { formatMoney } from "../../../i18n/format-number.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useShop } from "../../../site/shop-context.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { FieldError } from "../../../ui/field/field.tsx";
import { Panel } from "../../../ui/panel/panel.tsx";
import { PROBLEM_TEXTS, type RefundAnswer } from "./refund-answer.ts";
import { itemFieldId, OfferedItemCard } from "./refund-item-card.tsx";
import { offeredItems, type RefundOrder, refundTotal } from "./refund-order.ts";
import styles from "./refund-request.module.css";

type Props = { order: RefundOrder; answer: RefundAnswer | undefined };

/** The items that can be given back, and what that pays. */
export function SelectionForm({ order, answer }: Props) {
  const t = useMessage();
  const offered = offeredItems(order);
  const initial = useMemo(() => initialSelection(order, answer), [order, answer]);
  const { selected, attach, onChange } = useSelection(initial);
  const { isValid, onValidityChange } = useValidity(selected);
  const isBusy = useNavigation().formData?.get("intent") === "review";
  const isNothingSelected = answer?.problem === "nothingSelected" && selected.length === 0;
  return (
    <Form ref={attach} method="post" replace={false} preventScrollReset className={styles.items} onChange={onChange}>
      <Problem answer={answer} isNothingSelected={isNothingSelected} firstId={offered[0]?.itemId ?? ""} />
      {isNothingSelected ? <FieldError id="items-error" text={t("refunds.selectOne")} /> : null}
      {offered.map((item) => (
        <OfferedItemCard
          key={item.itemId}
          item={item}
          typed={answer?.typed.find(({ itemId }) => itemId === item.itemId)}
          isSelected={initial.includes(item.itemId)}
          errorId={isNothingSelected ? "items-error" : undefined}
          onValidityChange={onValidityChange}
        />
      ))}
      <Total order={order} selected={selected}>
        <Button type="submit" name="intent" value="review" isTall isBusy={isBusy} disabled={!isValid}>
          {t("refunds.title")}
        </Button>
      </Total>
    </Form>
  );
}

/** A single item is what the customer came for; of several none is selected in their place. */
function initialSelection(order: RefundOrder, answer: RefundAnswer | undefined): readonly string[] {
  const ids = offeredItems(order).map(({ itemId }) => itemId);
  if (answer) return ids.filter((id) => answer.typed.some(({ itemId }) => itemId === id));
  return ids.length === 1 ? ids : [];
}

/** The ticked boxes; also those that were ticked before this code was loaded, which the form has when it is attached. */
function useSelection(initial: readonly string[]) {
  const [selected, setSelected] = useState(initial);
  const attach = useCallback((form: HTMLFormElement | null) => {
    if (form) setSelected(selectedIn(form));
  }, []);
  const onChange = (event: FormEvent<HTMLFormElement>) => setSelected(selectedIn(event.currentTarget));
  return { selected, attach, onChange };
}

const selectedIn = (form: HTMLFormElement): string[] => new FormData(form).getAll("item").map(String);

/** A reason that is too long matters only for an item that is selected. */
function useValidity(selected: readonly string[]) {
  const [invalid, setInvalid] = useState<ReadonlySet<string>>(new Set());
  const onValidityChange = useCallback(
    (itemId: string, isValid: boolean) =>
      setInvalid((before) => new Set([...before].filter((id) => id !== itemId).concat(isValid ? [] : [itemId]))),
    [],
  );
  return { isValid: !selected.some((id) => invalid.has(id)), onValidityChange };
}

type ProblemProps = { answer: RefundAnswer | undefined; isNothingSelected: boolean; firstId: string };

function Problem({ answer, isNothingSelected, firstId }: ProblemProps) {
  const t = useMessage();
  const raised = useMemo(
    () => (answer?.problem === "nothingSelected" ? [{ field: firstId, text: PROBLEM_TEXTS.nothingSelected }] : []),
    [answer, firstId],
  );
  if (answer?.step !== "edit" || !answer.problem) return null;
  if (answer.problem === "nothingSelected") {
    return <ProblemSummary problems={isNothingSelected ? raised : []} raised={raised} idOf={itemFieldId} />;
  }
  return <FocusedProblem answer={answer} title={t(PROBLEM_TEXTS[answer.problem])} />;
}

type TotalProps = { order: RefundOrder; selected: readonly string[]; children: ReactNode };

function Total({ order, selected, children }: TotalProps) {
  const t = useMessage();
  const { locale } = useShop();
  return (
    <Panel className={styles.total}>
      <p className={classNames(styles.amount, selected.length === 0 && styles.none)}>
        <span>{t("refunds.total")}</span>
        <output className="display d-28">{formatMoney(refundTotal(order, selected), locale.id)}</output>
      </p>
      <p className="quiet">{t("refunds.fullRefund")}</p>
      {children}
    </Panel>
  );
}
