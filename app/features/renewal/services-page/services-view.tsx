import { useEffect, useId, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { formatMoney } from "../../../i18n/format-number.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useShop, useRouterTarget } from "../../../site/shop-context.tsx";
import { Button, ButtonLink } from "../../../ui/button/button.tsx";
import { ChartKey } from "../../../ui/chart/chart.tsx";
import { SectionHead } from "../../../ui/section-head/section-head.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { TotalBar } from "../../../ui/total-bar/total-bar.tsx";
import { AddFailed } from "../add-failed.tsx";
import { chosenPlans, type RenewalProblem } from "../renewal-choice.ts";
import { AvailableServices } from "./available-services.tsx";
import { dueHeading } from "./due-heading.ts";
import { DueServices } from "./due-service-rows.tsx";
import type { ServicesPage } from "./load-services-page.server.ts";
import { type OtherServiceGroups, OtherServices } from "./other-services.tsx";
import { basketTotal, remainingServices, renewAllTotal } from "./renew-all-total.ts";
import { renewLabel } from "../renew-label.ts";
import { ServicesBand } from "./services-band.tsx";
import styles from "./services-view.module.css";

type Props = { page: ServicesPage; title: string; problem: RenewalProblem | undefined; isOnlyDue: boolean };

/** Several services at once: a term for each, and one button for all. */
export function ServicesView({ page, title, problem, isOnlyDue }: Props) {
  const t = useMessage();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const remaining = remainingServices(page.due);
  const heading = dueHeading(page.due);
  const [chosen, setChosen] = useState(() => plansOf(page.due, problem?.chosen ?? []));
  const readChoice = () => {
    const ids = page.due.map(({ productId }) => productId);
    if (form.current) setChosen(chosenPlans(Object.fromEntries(new FormData(form.current)), ids));
  };
  // The visitor may have chosen before this script ran.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(readChoice, []);
  return (
    <>
      <ServicesBand
        page={page}
        title={title}
        formId={formId}
        remaining={remaining}
        leastTotal={renewAllTotal(remaining, new Map())}
      />
      <section className="section">
        <div className="wrap">
          <SectionHead title={t(heading.title)} lead={t(heading.lead)} />
          <AddFailed problem={problem} className={styles.alert} />
          <Form id={formId} ref={form} method="post" onChange={readChoice} data-measured-form="add_to_cart">
            <input type="hidden" name="intent" value="renewAll" />
            <noscript>
              {/* The first button of a form is the one that Enter presses. */}
              <button type="submit" className="vh" tabIndex={-1} aria-hidden />
            </noscript>
            <DueServices page={page} previouslyChosen={problem?.chosen ?? []} />
            <ChartKey
              paidLabel={t("renewal.alreadyPaid")}
              addedLabel={t("renewal.addedByPlan")}
              todayLabel={t("common.today")}
            />
            <Total page={page} chosen={chosen} />
          </Form>
        </div>
      </section>
      <OtherSection page={isOnlyDue ? { ...page, notDue: [], dueWithoutPlan: [], hidden: [] } : page} />
      {page.available && !isOnlyDue ? <AvailableServices available={page.available} /> : null}
    </>
  );
}

function OtherSection({ page }: { page: OtherServiceGroups }) {
  const t = useMessage();
  const { notDue, dueWithoutPlan, renewing, hidden } = page;
  if (notDue.length + dueWithoutPlan.length + renewing.length + hidden.length === 0) return null;
  return (
    <section className="section section--next">
      <div className="wrap">
        <SectionHead title={t("renewal.otherServices")} />
        <OtherServices page={page} asksToSignIn />
      </div>
    </section>
  );
}

/** Maps each service to its plan among these. */
function plansOf(due: ServicesPage["due"], planIds: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    due.flatMap(({ productId, options }) => {
      const plan = options.find(({ planId }) => planIds.includes(planId));
      return plan ? [[productId, plan.planId] as const] : [];
    }),
  );
}

function Total({ page, chosen }: { page: ServicesPage; chosen: ReadonlyMap<string, string> }) {
  const t = useMessage();
  const { locale } = useShop();
  const isBusy = useNavigation().formMethod === "POST";
  const remaining = remainingServices(page.due);
  const total = renewAllTotal(remaining, chosen);
  if (!total) return <BasketTotal page={page} />;
  return (
    <TotalBar
      text={
        <span className={classNames(styles.total, styles.chosen)} aria-live="polite">
          {t("renewal.totalFor", { count: remaining.length })}{" "}
          <b className={styles.sum}>{formatMoney(total, locale.id)}</b>
        </span>
      }
      note={
        <>
          <VatNote taxNote={page.taxNote} />
          {page.autoRenewalNote ? t(page.autoRenewalNote) : null}
        </>
      }
      action={
        <Button isTall type="submit" isBusy={isBusy}>
          {renewLabel(remaining.length, t)}
        </Button>
      }
    />
  );
}

/** Everything is in the basket: how much that is, and the way on. */
function BasketTotal({ page: { due, taxNote } }: { page: ServicesPage }) {
  const t = useMessage();
  const href = useRouterTarget();
  const { locale } = useShop();
  const total = basketTotal(due);
  return (
    <TotalBar
      text={
        <span className={styles.total}>
          {t("renewal.basketWith", { count: due.length })}{" "}
          {total ? <b className={styles.sum}>{formatMoney(total, locale.id)}</b> : null}
        </span>
      }
      note={<VatNote taxNote={taxNote} />}
      action={
        <ButtonLink isTall to={href("/checkout")}>
          {t("renewal.goToCheckout")}
        </ButtonLink>
      }
    />
  );
}

function VatNote({ taxNote }: Pick<ServicesPage, "taxNote">) {
  const t = useMessage();
  return taxNote ? (
    <span id="vat-message" className={styles.line}>
      {t(taxNote)}
    </span>
  ) : null;
}
