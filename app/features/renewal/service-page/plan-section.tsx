import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { formatMoney } from "../../../i18n/format-number.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { planLabel } from "../../../i18n/plan-label.ts";
import { planPriceLabel, termLength } from "../../../i18n/plan-term-label.ts";
import { SharedPart } from "../../../rendering/shared-parts/shared-part.tsx";
import { useShop, useRouterTarget } from "../../../site/shop-context.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { BuyCard } from "../../../ui/buy-card/buy-card.tsx";
import { ChartKey } from "../../../ui/chart/chart.tsx";
import { useCorrectableError } from "../../../ui/field/use-correctable-error.ts";
import { FactRows } from "../../../ui/fact-rows/fact-rows.tsx";
import { type PlanChoice, PlanSelector } from "../../../ui/plan-selector/plan-selector.tsx";
import { SectionHead } from "../../../ui/section-head/section-head.tsx";
import type { PlanOption } from "../plans/plan-options.ts";
import { AddFailed } from "../add-failed.tsx";
import { PLAN_FIELD, type RenewalProblem } from "../renewal-choice.ts";
import { useDateFormats } from "../../../page/use-date-formats.ts";
import type { ServicePage } from "./load-service-page.server.ts";
import styles from "./plan-section.module.css";

type Props = {
  page: ServicePage;
  /** The plan that is selected at first. */
  preset: string | undefined;
  problem?: RenewalProblem | undefined;
  onChoose: (planId: string | undefined) => void;
};

/** The choice of a plan, and its summary. */
export function PlanSection({ page, preset, problem, onChoose }: Props) {
  const t = useMessage();
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useNavigation().formMethod === "POST";
  const missing = useCorrectableError(problem?.kind === "planRequired" ? problem : undefined);
  useFocusOnProblem(form, problem);
  useChoiceBeforeHydration(form, onChoose, missing.onCorrected);
  const choice = (
    <PlanChoiceAndPurchase
      page={page}
      preset={preset}
      error={missing.shown && t("renewal.planRequired")}
      isFocused={problem !== undefined}
      isBusy={isBusy}
      onChoose={(planId) => {
        missing.onCorrected();
        onChoose(planId);
      }}
    />
  );
  return (
    <section className="section" id="plans">
      <div className="wrap">
        <SectionHead title={t("renewal.choosePlan")} lead={useLead(page)} />
        <AddedAlert page={page} />
        <AddFailed problem={problem} className={styles.alert} />
        <Form
          ref={form}
          method="post"
          className={`grid ${styles.form}`}
          state={useLocation().state as unknown}
          data-measured-form="add_to_cart"
        >
          {import.meta.env.SSR && !problem ? (
            <SharedPart name="plans" inputs={planInputs(page, preset)}>
              {choice}
            </SharedPart>
          ) : (
            choice
          )}
        </Form>
      </div>
    </section>
  );
}

/** All that the choice and its summary show. An end date says nothing about whose vehicle it is. */
function planInputs(
  { options, expiresOn, inBasket, product, taxNote, autoRenewalNote }: ServicePage,
  preset: string | undefined,
) {
  return { options, expiresOn, inBasket, name: product.name, taxNote, autoRenewalNote, preset };
}

type ChoiceProps = Pick<Props, "page" | "preset" | "onChoose"> & {
  error: string | undefined;
  isFocused: boolean;
  isBusy: boolean;
};

function PlanChoiceAndPurchase({ page, preset, error, isFocused, isBusy, onChoose }: ChoiceProps) {
  const t = useMessage();
  const { today, expiresOn, options, inBasket } = page;
  const choices = usePlanChoices(options);
  return (
    <>
      <div className="c8">
        <PlanSelector
          name={PLAN_FIELD}
          legend={t("renewal.choosePlan")}
          now={today}
          expiresOn={expiresOn}
          plans={choices}
          defaultPlan={preset}
          onChoose={onChoose}
          error={error}
          isFocused={isFocused}
          isInBasket={inBasket !== undefined}
          labels={{ term: t("renewal.term"), price: t("common.price"), today: t("common.today") }}
        />
        {choices.some(({ newEnd }) => newEnd) ? (
          <ChartKey
            paidLabel={t("renewal.alreadyPaid")}
            addedLabel={t("renewal.addedByPlan")}
            todayLabel={t("common.today")}
          />
        ) : null}
      </div>
      <Purchase page={page} isBusy={isBusy} />
    </>
  );
}

/** Reads a plan that the visitor chose before the scripts ran. */
function useChoiceBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  onChoose: Props["onChoose"],
  onCorrected: () => void,
): void {
  useEffect(() => {
    const early = chosenPlan(form.current);
    if (early !== undefined) onChoose(early);
  }, [form, onChoose]);
  useEffect(() => {
    if (chosenPlan(form.current) !== undefined) onCorrected();
    // oxlint-disable-next-line react/exhaustive-deps -- reads the choice before hydration once
  }, []);
}

function chosenPlan(form: HTMLFormElement | null): string | undefined {
  const planId = form && new FormData(form).get(PLAN_FIELD);
  return typeof planId === "string" ? planId : undefined;
}

/** Focuses the plan selector each time the form was sent without a plan. */
function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, problem: Props["problem"]): void {
  useEffect(() => {
    if (problem?.kind !== "planRequired") return;
    const choice = form.current?.querySelector<HTMLElement>(`[name="${PLAN_FIELD}"]`);
    choice?.focus({ preventScroll: true });
    choice?.closest("fieldset")?.scrollIntoView({ block: "center" });
  }, [form, problem]);
}

function useLead({ notice, startsOn, today, isDateHidden }: ServicePage): ReactNode {
  const t = useMessage();
  const { long } = useDateFormats();
  if (isDateHidden) return t("renewal.termFollows");
  const isAdded = startsOn !== undefined && startsOn > today;
  return (
    <>
      {notice?.kind === "expired" && notice.hasSentence ? (
        <span className={styles.sentence}>{t("renewal.expiredLong", { date: long(notice.date) })}</span>
      ) : null}
      {isAdded ? t("renewal.termStarts", { date: long(startsOn) }) : t("renewal.termStartsToday")}
    </>
  );
}

function usePlanChoices(options: readonly PlanOption[]): PlanChoice[] {
  const t = useMessage();
  const { long, short } = useDateFormats();
  const localisation = { t, locale: useShop().locale.id };
  const money = (option: PlanOption["price"]) => formatMoney(option, localisation.locale);
  return options.map(({ planId, term, price, perMonth, saving, newEnd }) => ({
    value: planId,
    term: term ? termLength(term, localisation) : t("plan.oneTime"),
    price: planPriceLabel(price, term, localisation),
    perMonth: perMonth && t("price.perMonth", { price: money(perMonth) }),
    saving: saving && t("price.saved", { price: money(saving) }),
    newEnd,
    newEndLabel: newEnd && short(newEnd),
    newEndSentence: newEnd && t("renewal.newEnd", { date: long(newEnd) }),
  }));
}

/** Says which plan of the service is in the basket. */
function AddedAlert({ page: { inBasket, options, product } }: { page: ServicePage }) {
  const t = useMessage();
  const { locale } = useShop();
  if (!inBasket) return null;
  const option = options.find(({ planId }) => planId === inBasket);
  return (
    <Alert kind="ok" title={t("renewal.added", { service: product.name })} className={styles.alert}>
      {option ? t("renewal.selectedPlan", { plan: planLabel(option.term, { t, locale: locale.id }) }) : null}
    </Alert>
  );
}

function Purchase({ page, isBusy }: { page: ServicePage; isBusy: boolean }) {
  const t = useMessage();
  const href = useRouterTarget();
  const { market } = useShop();
  return (
    <BuyCard
      className="c4"
      title={t("renewal.selection")}
      taxNote={page.taxNote ? <span id="vat-message">{t(page.taxNote)}</span> : undefined}
      choices={page.autoRenewalNote ? <p className="small quiet">{t(page.autoRenewalNote)}</p> : undefined}
      action={
        page.inBasket ? (
          <ButtonLink isWide isTall to={href("/checkout")}>
            {t("renewal.goToCheckout")}
          </ButtonLink>
        ) : (
          <Button isWide isTall type="submit" name="intent" value="add" isBusy={isBusy}>
            {t("renewal.addToBasket")}
          </Button>
        )
      }
      footnote={t("renewal.coolingOff", { days: market.withdrawal.days })}
    >
      <PlanSummaries page={page} />
    </BuyCard>
  );
}

/** One summary for each plan, in their order; the style sheet shows the one that is chosen. */
function PlanSummaries({ page: { options, product } }: { page: ServicePage }) {
  const t = useMessage();
  const { long } = useDateFormats();
  const localisation = { t, locale: useShop().locale.id };
  const service = { label: t("common.service"), value: product.name };
  return (
    <div>
      <FactRows
        className={`${styles.sum} ${styles.none}`}
        rows={[service, { label: t("renewal.plan"), value: t("renewal.planRequired") }]}
      />
      {options.map(({ planId, term, newEnd, price }) => (
        <FactRows
          key={planId}
          className={styles.sum}
          rows={[
            service,
            { label: t("renewal.plan"), value: term ? termLength(term, localisation) : t("plan.oneTime") },
            ...(newEnd ? [{ label: t("renewal.newEndLabel"), value: long(newEnd) }] : []),
            { label: t("renewal.payToday"), value: formatMoney(price, localisation.locale), isTotal: true },
          ]}
        />
      ))}
    </div>
  );
}
