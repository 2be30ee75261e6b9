import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { withoutSeparators } from "../../../domain/vehicle/without-separators.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useShop, useRouterTarget } from "../../../site/shop-context.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { useCorrectableError } from "../../../ui/field/use-correctable-error.ts";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import { VinField } from "../../../ui/vin-field/vin-field.tsx";
import styles from "./find-vehicle-form.module.css";
import type { VinExplanation } from "./vin-problem.ts";

/** Most VINs are right at once, so what is said about the others comes later. */
const ProblemAlert = lazy(async () => ({ default: (await import("./problem-alert.tsx")).ProblemAlert }));
const CorrectedNote = lazy(async () => ({ default: (await import("./problem-alert.tsx")).CorrectedNote }));

type Props = {
  title: string;
  /** The problem that is not corrected yet. */
  problem?: VinExplanation;
  onTyped: (typed: string) => void;
  /** The initial value of the field. */
  typed?: string;
  /** The page to open once the vehicle is found. */
  redirectUrl?: string;
};

const fieldId = "vin";

export function FindVehicleForm({ title, problem, onTyped, typed = "", redirectUrl }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const isBusy = useNavigation().formData?.get("intent") === "find";
  const [isConfused, setConfused] = useState(hasConfusedLetter(typed));
  const alertRef = useFocusOnProblem(problem);
  const wrong = problem?.field;
  return (
    <Form method="post" className={styles.form} noValidate>
      <h2 className="display d-36">{title}</h2>
      {problem?.alert ? (
        <div ref={alertRef} tabIndex={-1}>
          <Suspense>
            <ProblemAlert {...problem} />
          </Suspense>
        </div>
      ) : null}
      <VinField
        // A chosen sample or a new answer resets the field.
        key={typed}
        id={fieldId}
        name="vin"
        label={t("vin.label")}
        hint={t("vin.hint")}
        footnote={t("vin.neverLetters")}
        defaultValue={typed}
        error={wrong && t(wrong.id, wrong.values)}
        formatCount={(count, total) => t("vin.counted", { count, total })}
        clean={withoutSeparators}
        onTyped={(value) => {
          setConfused(hasConfusedLetter(value));
          onTyped(value);
        }}
      />
      {isConfused ? (
        <Suspense>
          <CorrectedNote />
        </Suspense>
      ) : null}
      {redirectUrl ? <input type="hidden" name="redirectUrl" value={redirectUrl} /> : null}
      <div className={styles.actions}>
        {/* One solid button in a view: the way to the right shop, where there is one. */}
        <Button tone={problem?.shop && "line"} type="submit" name="intent" value="find" isTall isBusy={isBusy}>
          {t("vin.check")}
        </Button>
        {/* The start page follows, not the account, which some sites hide. */}
        <TextLink to={href("/sign-in?to=%2F")} reloadDocument>
          {t("vin.signIn")}
        </TextLink>
      </div>
    </Form>
  );
}

/**
 * The problem disappears from the field, the alert and the page's title as soon as the field holds a valid VIN.
 */
export function useUncorrectedProblem(problem: VinExplanation | undefined) {
  const { country } = useShop().market;
  const rejected = useCorrectableError(problem);
  return {
    shown: rejected.shown,
    recheck: async (typed: string) => {
      if (!problem?.field) return;
      // Most VINs are accepted, so the check is loaded only when needed. If it cannot be loaded, the problem stays until
      // the form is sent again.
      const check = await import("../../../domain/vehicle/vin.ts").catch(() => undefined);
      const isNorthAmerican = check?.isNorthAmericanMarket(country) ?? false;
      if (check?.checkVin(typed, { isNorthAmerican }).kind === "valid") rejected.onCorrected();
    },
  };
}

/** Focuses the field that is wrong, or else the alert. */
function useFocusOnProblem(problem: VinExplanation | undefined) {
  const alertRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem?.field) document.getElementById(fieldId)?.focus();
    else alertRef.current?.focus();
  }, [problem]);
  return alertRef;
}

function hasConfusedLetter(typed: string): boolean {
  return /[oiq]/i.test(typed);
}
