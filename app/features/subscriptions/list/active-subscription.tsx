import { useMessage } from "../../../i18n/message.tsx";
import { planPriceLabel } from "../../../i18n/plan-term-label.ts";
import { modalVisit } from "../../../page/modal-visit.ts";
import { useDateFormats } from "../../../page/use-date-formats.ts";
import { useRouterTarget, useShop } from "../../../site/shop-context.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { MiniTimeBar } from "../../../ui/mini-time-bar/mini-time-bar.tsx";
import { ServiceArt } from "../../../ui/service-art/service-art.tsx";
import { Tag } from "../../../ui/tag/tag.tsx";
import type { Axis } from "../../../ui/time-axis/chart-axis.ts";
import { managePath } from "../manage/manage-step.ts";
import type { Renewal } from "../subscription.ts";
import type { ActiveCard } from "./subscription-cards.ts";

type Props = {
  card: ActiveCard;
  axis: Axis;
  today: string;
  /** Its picture is the largest of the first screen, so the browser fetches it before it knows the layout. */
  isFirst: boolean;
};

/** A subscription that runs or is on its way, with its end drawn to scale. */
export function ActiveSubscription({ card, axis, today, isFirst }: Props) {
  const t = useMessage();
  const dates = useDateFormats();
  const { name, image, tag, date, description } = card;
  return (
    <Card
      as="li"
      art={image ? <ServiceArt src={image} shape="card" isLazy={!isFirst} /> : null}
      foot={
        <>
          <ManageLink assetId={card.assetId} name={name} />
          <NextPayment card={card} />
        </>
      }
    >
      <Tag state={tag.sign}>{t(tag.label)}</Tag>
      <h4 className="display d-22">{name}</h4>
      {description ? <p className="quiet">{description}</p> : null}
      {date ? (
        <>
          <MiniTimeBar
            axis={axis}
            now={today}
            end={date.day}
            endLabel={dates.short(date.day)}
            todayLabel={t("common.today")}
          />
          <p className="quiet">{t(date.text, { date: dates.long(date.day) })}</p>
        </>
      ) : null}
    </Card>
  );
}

function NextPayment({ card: { nextPayment } }: { card: ActiveCard }) {
  const t = useMessage();
  const locale = useShop().locale.id;
  const priceText = ({ price, term, current }: Renewal) => {
    const next = planPriceLabel(price, term, { t, locale });
    if (!current) return next;
    return t("subscriptions.priceThen", { price: planPriceLabel(current.price, current.term, { t, locale }), next });
  };
  return <span className="small quiet">{nextPayment ? priceText(nextPayment) : t("account.noFurtherPayment")}</span>;
}

/** Opens a dialog over the list; without scripts, a page of its own. */
export function ManageLink({ assetId, name }: { assetId: string; name: string }) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <ButtonLink
      tone="line"
      to={href(managePath(assetId))}
      state={modalVisit}
      preventScrollReset
      aria-label={t("subscriptions.manageService", { service: name })}
    >
      {t("subscriptions.manage")}
    </ButtonLink>
  );
}
