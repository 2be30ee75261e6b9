import type { FormEvent } from "react";
import { Form, useNavigation } from "react-router";
import { checkEmail, EMAIL_LIMIT } from "../../../address/check-email.ts";
import { ProblemSummary } from "../../../address/form/problem-summary.tsx";
import { useFieldProblems } from "../../../address/form/use-field-problems.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { CheckoutStep } from "../../../ui/checkout-step/checkout-step.tsx";
import { TextField } from "../../../ui/text-field/text-field.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import type { CheckoutAnswer, CheckoutIntent } from "../checkout-answer.ts";
import type { CheckoutView } from "../prepare-checkout.server.ts";
import { setStepParam } from "./set-step-param.ts";
import styles from "./checkout-steps-view.module.css";

const emailId = "contact-email";
const intent: CheckoutIntent = "saveContact";

type Props = { checkout: CheckoutView; answer: Extract<CheckoutAnswer, { step: "contact" }> | undefined };

/** The e-mail address of the order: a guest enters it, an account has it. */
export function ContactStep({ checkout, answer }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const isOpen = checkout.open === "contact" && (!checkout.isRegistered || checkout.email === "");
  if (isOpen) return <ContactForm checkout={checkout} answer={answer} />;
  return (
    <CheckoutStep
      title={t("checkout.stepLogin")}
      headingId="step-contact"
      isFirst
      isDone
      aside={
        checkout.isRegistered ? null : (
          <TextLink to={href("/checkout?step=contact")} preventScrollReset aria-describedby="step-contact">
            {t("common.edit")}
          </TextLink>
        )
      }
    >
      <p>{checkout.email}</p>
      {checkout.isGuestCheckout ? <p className="small quiet">{t("checkout.guestNote")}</p> : null}
    </CheckoutStep>
  );
}

function ContactForm({ checkout, answer }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const isBusy = useNavigation().formData?.get("intent") === intent;
  const fieldProblems = useFieldProblems(checkContact, answer?.kind === "invalid" ? answer.problems : undefined);
  const [problem] = fieldProblems.problems;
  const typed = answer?.email ?? checkout.email;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (fieldProblems.accepts(new FormData(event.currentTarget))) setStepParam("contact");
    else event.preventDefault();
  };
  return (
    <CheckoutStep title={t("checkout.stepLogin")} headingId="step-contact" isFirst>
      <Form
        method="post"
        action={href("/checkout?step=contact")}
        preventScrollReset
        noValidate
        onSubmit={onSubmit}
        {...fieldProblems.corrections}
      >
        <ProblemSummary problems={fieldProblems.problems} raised={fieldProblems.raised} idOf={() => emailId} />
        <div className="fields">
          <TextField
            id={emailId}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={t("address.email")}
            hint={t("checkout.guestNote")}
            maxLength={EMAIL_LIMIT}
            defaultValue={typed}
            required
            {...(problem && { error: t(problem.text, problem.values) })}
          />
          <div className={styles.actions}>
            <Button type="submit" name="intent" value={intent} isTall isBusy={isBusy}>
              {t("checkout.continue")}
            </Button>
            <TextLink to={href("/sign-in?to=%2Fcheckout")} reloadDocument>
              {t("vin.signIn")}
            </TextLink>
          </div>
        </div>
      </Form>
    </CheckoutStep>
  );
}

function checkContact(form: FormData) {
  const email = form.get("email");
  return checkEmail(typeof email === "string" ? email.trim() : "");
}
