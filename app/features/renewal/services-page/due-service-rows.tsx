import { useMessage } from "../../../i18n/message.tsx";
import { planPriceLabel, termLength } from "../../../i18n/plan-term-label.ts";
import { useShop, useRouterTarget } from "../../../site/shop-context.tsx";
import { type Axis, renewalAxis } from "../../../ui/time-axis/chart-axis.ts";
import { Segmented } from "../../../ui/segmented/segmented.tsx";
import { ServiceChart, ServiceRow } from "../../../ui/service-row/service-row.tsx";
import { Tag } from "../../../ui/tag/tag.tsx";
import { TextButton, TextLink } from "../../../ui/text-link/text-link.tsx";
import { shortestPlan } from "../plans/plan-options.ts";
import { FROM_LIST } from "../from-list.ts";
import { CHANGE_FIELD, PLAN_PARAMETER, planFieldOf, REMOVE_FIELD } from "../renewal-choice.ts";
import { ExpiryTag } from "../../../page/expiry-tag.tsx";
import { useDateFormats } from "../../../page/use-date-formats.ts";
import type { DueService, ServicesPage } from "./load-services-page.server.ts";
import styles from "./services-view.module.css";

type DueServicesProps = {
  page: ServicesPage;
  /** Plans that were chosen and could not be added. */
  previouslyChosen: readonly string[];
};

/** One row for each service that is due, on one axis. */
export function DueServices({ page: { due, today }, previouslyChosen }: DueServicesProps) {
  const t = useMessage();
  const ends = due.flatMap(({ options }) => options.flatMap(({ newEnd }) => newEnd ?? []));
  const axis = renewalAxis(today, ends);
  return (
    <ServiceChart
      axis={axis}
      now={today}
      labels={{ service: t("common.service"), price: t("common.price"), today: t("common.today") }}
    >
      {due.map((service) => (
        <DueServiceRow
          key={service.productId}
          service={service}
          axis={axis}
          today={today}
          previouslyChosen={previouslyChosen}
        />
      ))}
    </ServiceChart>
  );
}

type RowProps = Pick<DueServicesProps, "previouslyChosen"> & {
  service: DueService;
  axis: Axis;
  today: string;
};

function DueServiceRow({ service, axis, today, previouslyChosen }: RowProps) {
  const t = useMessage();
  const { short } = useDateFormats();
  const localisation = { t, locale: useShop().locale.id };
  const { productId, name, image, expiresOn, isExpired, inBasket, options } = service;
  return (
    <ServiceRow
      name={name}
      art={{ src: image }}
      tag={
        <>
          <ExpiryTag expiresOn={expiresOn} isExpired={isExpired} />
          {inBasket ? <Tag state="ok">{t("renewal.inBasket")}</Tag> : null}
        </>
      }
      axis={axis}
      now={today}
      expiresOn={expiresOn}
      terms={{
        label: t("renewal.term"),
        choice: (
          <Segmented
            // The basket may have been changed elsewhere: its plan is selected again.
            key={inBasket ?? ""}
            name={planFieldOf(productId)}
            label={name}
            options={options.map(({ planId, term }) => ({
              value: planId,
              text: term ? termLength(term, localisation) : "",
            }))}
            defaultValue={
              inBasket ?? previouslyChosenPlan(options, previouslyChosen) ?? shortestPlan(options)?.planId ?? ""
            }
          />
        ),
        outcomes: options.map(({ planId, price, term, newEnd }) => ({
          price: planPriceLabel(price, term, localisation),
          newEnd,
          endLabel: newEnd ? short(newEnd) : "",
          action: <DetailsLink service={service} planId={planId} />,
        })),
      }}
      action={inBasket ? <BasketActions service={service} /> : undefined}
    />
  );
}

/** For a service in the basket: another term, or out of it. */
function BasketActions({ service: { productId, name } }: Pick<RowProps, "service">) {
  const t = useMessage();
  return (
    <>
      <TextButton
        type="submit"
        name={CHANGE_FIELD}
        value={productId}
        className={styles.change}
        aria-label={`${t("basket.changeTerm")}: ${name}`}
      >
        {t("basket.changeTerm")}
      </TextButton>
      <TextButton type="submit" name={REMOVE_FIELD} value={productId} aria-label={`${t("common.remove")}: ${name}`}>
        {t("common.remove")}
      </TextButton>
    </>
  );
}

/** The page of the service opens with the plan that is selected here. */
function DetailsLink({ service: { productId, name }, planId }: Pick<RowProps, "service"> & { planId: string }) {
  const t = useMessage();
  const href = useRouterTarget();
  const query = new URLSearchParams({ [FROM_LIST]: "true", [PLAN_PARAMETER]: planId });
  return (
    <TextLink to={href(`/single-detail-page/${productId}?${query}`)} aria-label={`${t("common.findOutMore")}: ${name}`}>
      {t("common.findOutMore")}
    </TextLink>
  );
}

function previouslyChosenPlan(options: DueService["options"], previouslyChosen: readonly string[]): string | undefined {
  return options.find(({ planId }) => previouslyChosen.includes(planId))?.planId;
}
