import { useId } from "react";
import { useMessage } from "../../../i18n/message.tsx";
import { modalVisit } from "../../../page/modal-visit.ts";
import { useDateFormats } from "../../../page/use-date-formats.ts";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { ServiceArt } from "../../../ui/service-art/service-art.tsx";
import { Tag } from "../../../ui/tag/tag.tsx";
import { managePath } from "../manage/manage-step.ts";
import { ManageLink } from "./active-subscription.tsx";
import type { ExpiredCard } from "./subscription-cards.ts";

/** A subscription that is over, or about to be removed from the vehicle. */
export function ExpiredSubscription({ card }: { card: ExpiredCard }) {
  const t = useMessage();
  const dates = useDateFormats();
  const nameId = useId();
  const { name, image, tag, description, expiredOn } = card;
  return (
    <Card
      as="li"
      isOff
      art={image ? <ServiceArt src={image} shape="card" isExpired /> : null}
      foot={card.action ? <CardAction card={card} nameId={nameId} /> : null}
    >
      <Tag state={tag.sign}>{t(tag.label)}</Tag>
      <h4 id={nameId} className="display d-22">
        {name}
      </h4>
      {description ? <p className="quiet">{description}</p> : null}
      {expiredOn ? <p className="quiet">{t("subscriptions.expiredOn", { date: dates.long(expiredOn) })}</p> : null}
    </Card>
  );
}

function CardAction({ card: { action, assetId, name }, nameId }: { card: ExpiredCard; nameId: string }) {
  const t = useMessage();
  const href = useRouterTarget();
  if (action === "manage") return <ManageLink assetId={assetId} name={name} />;
  return (
    <ButtonLink
      tone="line"
      to={href(managePath(assetId, "resubscribe"))}
      state={modalVisit}
      preventScrollReset
      aria-describedby={nameId}
    >
      {t("subscriptions.resubscribe")}
    </ButtonLink>
  );
}
