import { useId } from "react";
import { Scale, TimeBar } from "../chart/chart.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { type Axis, planAxis } from "../time-axis/chart-axis.ts";
import styles from "./plan-selector.module.css";

export interface PlanChoice {
  value: string;
  term: string;
  price: string;
  perMonth?: string;
  saving?: string;
  /** The day the service would end, as `2027-12-15`; a plan has no bar if it has none or the visitor may not see it. */
  newEnd?: string;
  newEndLabel?: string;
  /** The whole sentence, for assistive technology. */
  newEndSentence?: string;
}

interface PlanSelectorProps {
  name: string;
  legend: string;
  now: string;
  expiresOn?: string;
  plans: PlanChoice[];
  defaultPlan?: string;
  onChoose?: (value: string) => void;
  error?: string;
  /** Focused when the page loads, with and without scripts. */
  isFocused?: boolean;
  isInBasket?: boolean;
  labels: { term: string; price: string; today: string };
}

/** Radio buttons, so that the choice works before and without scripts. */
export function PlanSelector(props: PlanSelectorProps) {
  const { name, legend, now, expiresOn, plans, defaultPlan, onChoose, error, isFocused, isInBasket, labels } = props;
  const errorId = useId();
  const ends = plans.flatMap((plan) => plan.newEnd ?? []);
  const axis = ends.length > 0 ? planAxis(now, ends) : undefined;
  return (
    <>
      {error ? (
        <p id={errorId} className={styles.error}>
          <Icon name="error" isSmall />
          {error}
        </p>
      ) : null}
      <fieldset
        role="radiogroup"
        className={classNames(styles.plans, !axis && styles.bare, Boolean(error) && styles.invalid)}
        disabled={isInBasket}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      >
        <legend className="vh">{legend}</legend>
        <div className={styles.axis} aria-hidden="true">
          <span />
          <span>{labels.term}</span>
          <span>{labels.price}</span>
          {axis ? <Scale axis={axis} now={now} todayLabel={labels.today} /> : null}
        </div>
        {plans.map((plan, index) => (
          <PlanRow
            key={plan.value}
            plan={plan}
            name={name}
            axis={axis}
            now={now}
            expiresOn={expiresOn}
            isChosen={plan.value === defaultPlan}
            isFocused={isFocused && (defaultPlan === undefined ? index === 0 : plan.value === defaultPlan)}
            onChoose={onChoose}
          />
        ))}
      </fieldset>
    </>
  );
}

type PlanRowProps = Pick<PlanSelectorProps, "name" | "now" | "expiresOn" | "onChoose"> & {
  plan: PlanChoice;
  axis: Axis | undefined;
  isChosen: boolean;
  isFocused: boolean | undefined;
};

function PlanRow({ plan, name, axis, now, expiresOn, isChosen, isFocused, onChoose }: PlanRowProps) {
  return (
    <label className={styles.plan}>
      <input
        type="radio"
        name={name}
        value={plan.value}
        defaultChecked={isChosen}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after the form was sent without a valid choice
        autoFocus={isFocused}
        onChange={() => onChoose?.(plan.value)}
      />
      <span className={styles.dot} />
      <span className={styles.term}>{plan.term}</span>
      <span className={styles.price}>{plan.price}</span>
      <span className={styles.each}>{plan.perMonth}</span>
      <span className={styles.save}>{plan.saving}</span>
      {axis && plan.newEnd ? (
        <TimeBar
          axis={axis}
          now={now}
          expiresOn={expiresOn}
          newEnd={plan.newEnd}
          endLabel={plan.newEndLabel}
          className={styles.track}
        />
      ) : null}
      {plan.newEndSentence ? <span className="vh">{plan.newEndSentence}</span> : null}
    </label>
  );
}
