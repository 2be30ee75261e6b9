import { useMessage } from "../../../i18n/message.tsx";
import { planPriceLabel, termLength } from "../../../i18n/plan-term-label.ts";
import { useShop, useRouterTarget } from "../../../site/shop-context.tsx";
import { type Axis, renewalAxis } from "../../../ui/time-axis/chart-axis.ts";
import { Segmented } from "../../../ui/segmented/segmented.tsx";
import { ServiceChart, ServiceRow } from "../../../ui/service-row/service-row.tsx";
import { Tag } from "../../../ui/tag/tag.tsx";
import { TextButton, TextLink } from "../../../ui/text-link/text-link.tsx";
import { shortestPlan } from "../plans/plan-options.ts";
import { CHANGE_FIELD, DETAILS_FIELD, detailQuery, planFieldOf, REMOVE_FIELD } from "../renewal-choice.ts";
import { ExpiryTag } from "../../../page/expiry-tag.tsx";
import { useDateFormats } from "../../../page/use-date-formats.ts";
import type { DueService, ServicesPage } from "./load-services-page.server.ts";
import styles from "./services-view.module.css";

type DueServicesProps = {
  page: ServicesPage;
  /** Plans that were chosen and could not be added. */
  previouslyChosen: readonly string[];
  /** The plan that is selected for each service, as the page's script has read it. */
  chosen: ReadonlyMap<string, string>;
};

/** One row for each service that is due, on one axis. */
export function DueServices({ page: { due, today }, previouslyChosen, chosen }: DueServicesProps) {
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
          chosenPlan={chosen.get(service.productId)}
        />
      ))}
    </ServiceChart>
  );
}

type RowProps = Pick<DueServicesProps, "previouslyChosen"> & {
  service: DueService;
  axis: Axis;
  today: string;
  chosenPlan: string | undefined;
};

function DueServiceRow({ service, axis, today, previouslyChosen, chosenPlan }: RowProps) {
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
        outcomes: options.map(({ price, term, newEnd }) => ({
          price: planPriceLabel(price, term, localisation),
          newEnd,
          endLabel: newEnd ? short(newEnd) : "",
        })),
      }}
      action={
        inBasket ? <BasketActions service={service} /> : <DetailsLink service={service} chosenPlan={chosenPlan} />
      }
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

function DetailsLink({ service: { productId, name }, chosenPlan }: Pick<RowProps, "service" | "chosenPlan">) {
  const t = useMessage();
  const href = useRouterTarget();
  const label = `${t("common.findOutMore")}: ${name}`;
  return (
    <>
      <TextLink
        to={href(`/single-detail-page/${productId}?${detailQuery(chosenPlan)}`)}
        aria-label={label}
        className={styles.scripted}
      >
        {t("common.findOutMore")}
      </TextLink>
      <noscript>
        <TextButton type="submit" name={DETAILS_FIELD} value={productId} aria-label={label}>
          {t("common.findOutMore")}
        </TextButton>
      </noscript>
    </>
  );
}

function previouslyChosenPlan(options: DueService["options"], previouslyChosen: readonly string[]): string | undefined {
  return options.find(({ planId }) => previouslyChosen.includes(planId))?.planId;
}
