import { type ReactNode, useEffect, useRef } from "react";
import type { CountryOption } from "../../../address/form/address-line.tsx";
import { useMessage } from "../../../i18n/message.tsx";
import { CheckoutStep } from "../../../ui/checkout-step/checkout-step.tsx";
import { Steps } from "../../../ui/steps/steps.tsx";
import type { CheckoutAnswer } from "../checkout-answer.ts";
import { SHOWN_STEPS, type ShownStep } from "../checkout-steps.ts";
import type { CheckoutView } from "../prepare-checkout.server.ts";
import { AddressStep } from "./address-step.tsx";
import styles from "./checkout-steps-view.module.css";
import { ContactStep } from "./contact-step.tsx";
import { FocusedProblem } from "../../../address/form/focused-problem.tsx";

const TITLES = {
  contact: "checkout.stepLogin",
  address: "checkout.stepBilling",
  payment: "checkout.stepPayment",
} as const;

/** How far the checkout has come. */
export function CheckoutProgress({ open }: { open: ShownStep }) {
  const t = useMessage();
  return <Steps steps={SHOWN_STEPS.map((step) => t(TITLES[step]))} current={SHOWN_STEPS.indexOf(open)} />;
}

type Props = {
  checkout: CheckoutView;
  countries: readonly CountryOption[];
  entry: "lookup" | "manual";
  answer: CheckoutAnswer | undefined;
  /** The last step; it is there once the others are done. */
  payment: ReactNode;
};

/** The steps below each other: done, open, still to come. */
export function CheckoutSteps({ checkout, countries, entry, answer, payment }: Props) {
  const t = useMessage();
  const { open } = checkout;
  useFocusOnStep(open);
  return (
    <div className={styles.way}>
      <FocusedProblem answer={answer?.kind === "failed" ? answer : undefined} title={t("checkout.failed")} />
      <ContactStep checkout={checkout} answer={answer?.step === "contact" ? answer : undefined} />
      <AddressStep
        checkout={checkout}
        countries={countries}
        entry={entry}
        answer={answer?.step === "address" ? answer : undefined}
      />
      {open === "payment" ? payment : <CheckoutStep title={t(TITLES.payment)} isAhead />}
    </div>
  );
}

/** Moves the focus to a step that opens on the same page. */
function useFocusOnStep(open: ShownStep): void {
  const last = useRef(open);
  useEffect(() => {
    if (last.current === open) return;
    last.current = open;
    document.getElementById(`step-${open}`)?.focus();
  }, [open]);
}
