import { Form } from "react-router";
import { useMessage } from "../../../i18n/message.tsx";
import { formatMoney } from "../../../i18n/format-number.ts";
import { termLength } from "../../../i18n/plan-label.ts";
import { useShop, useShopHref } from "../../../site/shop-context.tsx";
import { Breadcrumb } from "../../../ui/breadcrumb/breadcrumb.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { NightBand } from "../../../ui/night-band/night-band.tsx";
import { type Reading, Readout } from "../../../ui/readout/readout.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import { shortestPlan } from "../plans/plan-options.ts";
import { planFieldOf } from "../renewal-choice.ts";
import { RenewalRoad } from "../renewal-road.tsx";
import { useDates } from "../use-dates.ts";
import { useVehicleFacts } from "../vehicle-facts.ts";
import type { ServicePage } from "./load-service-page.server.ts";

/** What is active, until when, and what it costs next. */
export function ServiceBand({ page }: { page: ServicePage }) {
  const t = useMessage();
  const href = useShopHref();
  const { product, vehicle, today, endsOn, isDateHidden } = page;
  return (
    <NightBand
      breadcrumb={
        <Breadcrumb
          label={t("breadcrumb.label")}
          crumbs={[
            { text: t("breadcrumb.home"), to: href("/") },
            { text: t("breadcrumb.services"), to: href("/services") },
            { text: product.name },
          ]}
        />
      }
      pageTitle={t("renewal.title")}
      title={t("renewal.banner", { service: product.name })}
      facts={useVehicleFacts(vehicle)}
      notice={useNotice(page)}
      action={<BandAction page={page} />}
      road={
        <RenewalRoad today={today} ends={endsOn ? [endsOn] : []} drawing={vehicle?.drawing} isHidden={isDateHidden} />
      }
      readout={<Readout readings={useReadings(page)} />}
    />
  );
}

function useNotice({ notice, product }: ServicePage) {
  const t = useMessage();
  const { long } = useDates();
  switch (notice?.kind) {
    case "signIn":
      return { title: t("renewal.signInForDate"), text: t("renewal.secureNote", { service: product.name }) };
    case "expired":
      return { title: t("renewal.expiredTitle"), text: t("renewal.expiredText", { date: long(notice.date) }) };
    case "due":
      return { title: t("renewal.dueTitle"), text: t("renewal.dueText", { date: long(notice.date) }) };
    default:
      return undefined;
  }
}

/** One service is not all of them: its own page, or the list, is where it is renewed. */
function BandAction({ page: { notice, renewable = [], hasDueLink } }: { page: ServicePage }) {
  const t = useMessage();
  const href = useShopHref();
  const dueLink = hasDueLink ? <TextLink to={href("/services")}>{t("renewal.dueServices")}</TextLink> : null;
  if (notice?.kind === "signIn") {
    return (
      <div className="stack">
        <p>
          <ButtonLink tone="night" to={href("/sign-in")} reloadDocument>
            {t("common.signIn")}
          </ButtonLink>
        </p>
        {dueLink}
      </div>
    );
  }
  if (renewable.length < 2) return dueLink;
  return (
    <Form method="post" data-measured-form="add_to_cart">
      {renewable.map(({ productId, planId }) => (
        <input key={productId} type="hidden" name={planFieldOf(productId)} value={planId} />
      ))}
      <Button tone="night" type="submit" name="intent" value="renewAll">
        {t("renewal.renewAll", { count: renewable.length })}
      </Button>
    </Form>
  );
}

function useReadings({ notice, endsOn, options }: ServicePage): Reading[] {
  const t = useMessage();
  const { short } = useDates();
  const { locale } = useShop();
  const first = shortestPlan(options);
  const term = first?.term && termLength(first.term, { t, locale: locale.id });
  const isExpired = notice?.kind === "expired";
  const status: Reading = isExpired
    ? { label: t("common.status"), value: t("status.expired"), lamp: "off" }
    : { label: t("common.status"), value: t("renewal.active"), lamp: "on" };
  return [
    ...(endsOn || isExpired ? [status] : []),
    ...(first?.newEnd ? [{ label: t("renewal.newEndLabel"), value: short(first.newEnd), note: term }] : []),
    ...(first
      ? [
          {
            label: t("renewal.next"),
            value: <a href="#plans">{t("price.from", { price: formatMoney(first.price, locale.id) })}</a>,
            note: t("renewal.nothingCharged"),
          },
        ]
      : []),
  ];
}
