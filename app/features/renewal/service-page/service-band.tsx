import { Form, useLocation } from "react-router";
import { useMessage } from "../../../i18n/message.tsx";
import { formatMoney } from "../../../i18n/format-number.ts";
import { termLength } from "../../../i18n/plan-term-label.ts";
import { useShop, useRouterTarget } from "../../../site/shop-context.tsx";
import { Breadcrumb } from "../../../ui/breadcrumb/breadcrumb.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { DarkBand } from "../../../ui/dark-band/dark-band.tsx";
import { type KeyFigure, KeyFigures } from "../../../ui/key-figures/key-figures.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import { shortestPlan } from "../plans/plan-options.ts";
import { planFieldOf } from "../renewal-choice.ts";
import { renewLabel } from "../renew-label.ts";
import { ServicesTimeline } from "../../../page/services-timeline/services-timeline.tsx";
import { useDateFormats } from "../../../page/use-date-formats.ts";
import { useVehicleFacts } from "../use-vehicle-facts.ts";
import type { ServicePage } from "./load-service-page.server.ts";

type Props = { page: ServicePage; chosenPlan: string | undefined };

/** The service's status, its end date and the price of the next term. */
export function ServiceBand({ page, chosenPlan }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const { product, vehicle, today, expiresOn } = page;
  return (
    <DarkBand
      breadcrumb={
        <Breadcrumb
          label={t("breadcrumb.label")}
          crumbs={[
            { text: t("breadcrumb.home"), to: href("/") },
            { text: t("breadcrumb.renewals"), to: href("/services") },
            { text: product.name },
          ]}
        />
      }
      pageTitle={t("renewal.title")}
      title={t("renewal.banner", { service: product.name })}
      facts={useVehicleFacts(vehicle)}
      notice={useNotice(page)}
      action={<BandAction page={page} />}
      timeline={<ServicesTimeline today={today} ends={expiresOn ? [expiresOn] : []} drawing={vehicle?.drawing} />}
      keyFigures={<KeyFigures figures={useKeyFigures(page, chosenPlan)} />}
    />
  );
}

function useNotice({ notice }: ServicePage) {
  const t = useMessage();
  const { long } = useDateFormats();
  switch (notice?.kind) {
    case "signIn":
      return { title: t("renewal.signInForDate") };
    case "expired":
      return { title: t("renewal.expiredTitle"), text: t("renewal.expiredText", { date: long(notice.date) }) };
    case "endsSoon":
      return { title: t("renewal.dueTitle"), text: t("renewal.dueText", { date: long(notice.date) }) };
    default:
      return undefined;
  }
}

/** Sign-in where the date is hidden, Renew All for visitors from the list, and the link to the list. */
function BandAction({ page: { product, notice, isFromList, renewable, hasDueLink } }: { page: ServicePage }) {
  const t = useMessage();
  const href = useRouterTarget();
  const needsSignIn = notice?.kind === "signIn";
  // A single one that is left has the button on its own page only, where it is clear what it renews.
  const hasRenewAll =
    isFromList && (renewable.length > 1 || renewable.some(({ productId }) => productId === product.productId));
  const dueLink = hasDueLink ? <TextLink to={href("/services")}>{t("renewal.dueServices")}</TextLink> : null;
  if (!needsSignIn && !hasRenewAll) return dueLink;
  return (
    <div className="stack">
      {needsSignIn ? (
        <p>
          <ButtonLink tone="dark" to={href("/sign-in")} reloadDocument>
            {t("common.signIn")}
          </ButtonLink>
        </p>
      ) : null}
      {/* One solid button in a view: signing in, where that is needed. */}
      {hasRenewAll ? <RenewAll plans={renewable} tone={needsSignIn ? "darkLine" : "dark"} /> : null}
      {dueLink}
    </div>
  );
}

function RenewAll({ plans, tone }: { plans: ServicePage["renewable"]; tone: "dark" | "darkLine" }) {
  const t = useMessage();
  const { state } = useLocation();
  return (
    <Form method="post" state={state as unknown} data-measured-form="add_to_cart">
      {plans.map(({ productId, planId }) => (
        <input key={productId} type="hidden" name={planFieldOf(productId)} value={planId} />
      ))}
      <Button tone={tone} type="submit" name="intent" value="renewAll">
        {renewLabel(plans.length, t)}
      </Button>
    </Form>
  );
}

function useKeyFigures(page: ServicePage, chosenPlan: string | undefined): KeyFigure[] {
  const t = useMessage();
  const planFigures = usePlanFigures(page, chosenPlan);
  const terms = useTermFigures(page);
  if (page.isDateHidden) return terms;
  const isExpired = page.notice?.kind === "expired";
  const status: KeyFigure = isExpired
    ? { label: t("common.status"), value: t("status.expired"), status: "off" }
    : { label: t("common.status"), value: t("renewal.active"), status: "on" };
  return [...(page.expiresOn || isExpired ? [status] : []), ...planFigures];
}

/** Where no date may be shown, the terms and their prices fill the columns. */
function useTermFigures({ options }: ServicePage): KeyFigure[] {
  const t = useMessage();
  const localisation = { t, locale: useShop().locale.id };
  return options.slice(0, 3).map(({ term, price, perMonth }) => ({
    label: term ? termLength(term, localisation) : t("plan.oneTime"),
    value: <a href="#plans">{formatMoney(price, localisation.locale)}</a>,
    note: perMonth && t("price.perMonth", { price: formatMoney(perMonth, localisation.locale) }),
  }));
}

/** End date and price of the chosen plan, or of the shortest one while none is chosen. */
function usePlanFigures({ options }: ServicePage, chosenPlan: string | undefined): KeyFigure[] {
  const t = useMessage();
  const { short } = useDateFormats();
  const localisation = { t, locale: useShop().locale.id };
  const chosen = options.find(({ planId }) => planId === chosenPlan);
  const plan = chosen ?? shortestPlan(options);
  if (!plan) return [];
  const price = formatMoney(plan.price, localisation.locale);
  const term = plan.term && termLength(plan.term, localisation);
  return [
    ...(plan.newEnd ? [{ label: t("renewal.newEndLabel"), value: short(plan.newEnd), note: term }] : []),
    {
      label: t("common.price"),
      value: <a href="#plans">{chosen ? price : t("price.from", { price })}</a>,
      note: t("renewal.nothingCharged"),
    },
  ];
}
