import { type ReactNode, useCallback } from "react";
import { formatMoney } from "../../../i18n/format-number.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { planLabel } from "../../../i18n/plan-label.ts";
import { useDateFormats } from "../../../page/use-date-formats.ts";
import { receiptPath } from "../../../request/refunds/refund-path.ts";
import { useRouterTarget, useShop } from "../../../site/shop-context.tsx";
import { ChoiceRow } from "../../../ui/checkbox/checkbox.tsx";
import { Panel } from "../../../ui/panel/panel.tsx";
import { ServiceArt } from "../../../ui/service-art/service-art.tsx";
import { Tag } from "../../../ui/tag/tag.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import { REFUND_REASONS } from "../change/change-reasons.ts";
import { ReasonFields } from "../manage/fields/reason-fields.tsx";
import { reasonNames, type TypedItem } from "./refund-form-fields.ts";
import type { RefundItem } from "./refund-order.ts";
import { STAGE_TAGS } from "./refund-stage-tag.ts";
import styles from "./refund-request.module.css";

export const itemFieldId = (itemId: string): string => `item-${itemId}`;
const nameId = (itemId: string): string => `name-${itemId}`;

type OfferedProps = {
  item: RefundItem;
  typed: TypedItem | undefined;
  isSelected: boolean;
  /** The id of the error that nothing is selected, if there is one. */
  errorId: string | undefined;
  onValidityChange: (itemId: string, isValid: boolean) => void;
};

/** An item that can be given back, with the reason for it. The fields appear with the tick, by style alone. */
export function OfferedItemCard({ item, typed, isSelected, errorId, onValidityChange }: OfferedProps) {
  const t = useMessage();
  const plan = usePlan(item);
  const { itemId, name } = item;
  const onItemValidity = useCallback(
    (isValid: boolean) => onValidityChange(itemId, isValid),
    [itemId, onValidityChange],
  );
  return (
    <ItemPanel item={item}>
      <ChoiceRow
        kind="checkbox"
        id={itemFieldId(itemId)}
        name="item"
        value={itemId}
        defaultChecked={isSelected}
        note={plan}
        className={styles.words}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
      >
        <span id={nameId(itemId)} className="display d-22">
          {name}
        </span>
      </ChoiceRow>
      <div className={styles.reason}>
        <ReasonFields
          label={t("refunds.why")}
          reasons={REFUND_REASONS}
          names={reasonNames(itemId)}
          typed={typed}
          onValidityChange={onItemValidity}
        />
      </div>
    </ItemPanel>
  );
}

/** An item that cannot be given back, and why. */
export function OtherItemCard({ item, orderNumber }: { item: RefundItem; orderNumber: string }) {
  const plan = usePlan(item);
  return (
    <ItemPanel item={item}>
      <div className={styles.words}>
        <h3 id={nameId(item.itemId)} className="display d-22">
          {item.name}
        </h3>
        <p className="small quiet">{plan}</p>
      </div>
      <div className={styles.reason}>
        <Explanation item={item} orderNumber={orderNumber} />
      </div>
    </ItemPanel>
  );
}

function ItemPanel({ item, children }: { item: RefundItem; children: ReactNode }) {
  const { locale } = useShop();
  return (
    <Panel as="article" labelledBy={nameId(item.itemId)} className={styles.item}>
      <ServiceArt src={item.picture} isLazy={false} className={styles.art} />
      <span className={`display d-22 ${styles.price}`}>{formatMoney(item.price, locale.id)}</span>
      {children}
    </Panel>
  );
}

function Explanation({ item: { state }, orderNumber }: { item: RefundItem; orderNumber: string }) {
  const t = useMessage();
  const href = useRouterTarget();
  const { long } = useDateFormats();
  switch (state.kind) {
    case "offered":
      return null;
    case "requested": {
      const { sign, label } = STAGE_TAGS[state.stage];
      const { request } = state;
      return (
        <div className={styles.requested}>
          <Tag state={sign}>{t(label)}</Tag>
          {request ? (
            <TextLink to={href(receiptPath(orderNumber, request.number))}>
              {t("refunds.viewReceipt", { number: request.number })}
            </TextLink>
          ) : null}
        </div>
      );
    }
    case "over":
      return <p>{t("refunds.over", { date: long(state.endedOn) })}</p>;
    case "processing":
      return <p>{t("orders.processing")}</p>;
    case "ended":
    case "notOffered":
      return <p>{t("refunds.notEligible")}</p>;
  }
}

function usePlan({ term }: RefundItem): string {
  const t = useMessage();
  return planLabel(term, { t, locale: useShop().locale.id });
}
