import { formatMoney } from "../../i18n/format-number.ts";
import { useMessage } from "../../i18n/message.tsx";
import { useDateFormats } from "../../page/use-date-formats.ts";
import { useRouterTarget, useShop } from "../../site/shop-context.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import type { ShownLink } from "./letter-link.ts";
import { LinkFacts } from "./link-facts.tsx";
import { LinkFrame } from "./link-frame.tsx";
import type { LinkPage, LinkProblem } from "./link-page.ts";
import { ProblemAlert } from "./problem-alert.tsx";
import type { RenewalOffer } from "./renewal-offer.ts";

type PageOf<Kind extends LinkPage["kind"]> = Extract<LinkPage, { kind: Kind }>;

/** Offers the plan that the customer has, at today's price. */
export function RenewView({
  page: { link, offer },
  problem,
}: {
  page: PageOf<"renew">;
  problem: LinkProblem | undefined;
}) {
  const t = useMessage();
  const { service, vehicle } = link;
  return (
    <LinkFrame
      title={t("renewalLink.renewTitle", { service })}
      lead={t("renewalLink.about", { service, vehicle: vehicle.name })}
    >
      <ProblemAlert problem={problem} />
      {offer ? <PriceChange offer={offer} /> : null}
      <LinkFacts link={link} offer={offer} hasCharge />
      {offer ? (
        <>
          <p>{t("renewalLink.renewText")}</p>
          <ConfirmForm text={t("renewalLink.renew")} />
        </>
      ) : (
        <Alert kind="warn" title={t("renewalLink.notOffered")}>
          <OpenService link={link} />
        </Alert>
      )}
    </LinkFrame>
  );
}

function PriceChange({ offer: { price, letterTotal } }: { offer: RenewalOffer }) {
  const t = useMessage();
  const locale = useShop().locale.id;
  if (!letterTotal) return null;
  const prices = { before: formatMoney(letterTotal, locale), now: formatMoney(price, locale) };
  return <Alert kind="warn" title={t("renewalLink.priceChanged", prices)} />;
}

export function RenewUsedView({
  page: { link },
  problem,
}: {
  page: PageOf<"renewUsed">;
  problem: LinkProblem | undefined;
}) {
  const t = useMessage();
  return (
    <LinkFrame title={t("renewalLink.usedTitle")} lead={t("renewalLink.usedText")}>
      <ProblemAlert problem={problem} />
      <LinkFacts link={link} hasCharge={false} />
      <p>
        <OpenService link={link} />
      </p>
    </LinkFrame>
  );
}

export function PaidView({ page: { link } }: { page: PageOf<"paid"> }) {
  const t = useMessage();
  const dates = useDateFormats();
  const title = t("renewalLink.paidTitle", { service: link.service, date: dates.long(link.endsOn) });
  return (
    <LinkFrame title={title} lead={t("renewalLink.paidText")}>
      <LinkFacts link={link} hasCharge={false} />
      <p>
        <OpenService link={link} />
      </p>
    </LinkFrame>
  );
}

function OpenService({ link: { productId } }: { link: ShownLink }) {
  const t = useMessage();
  const href = useRouterTarget();
  return (
    <ButtonLink tone="line" to={href(`/service/${encodeURIComponent(productId)}`)}>
      {t("renewalLink.openService")}
    </ButtonLink>
  );
}
