import { type FormEvent, useState } from "react";
import { Form, useNavigation } from "react-router";
import { checkEmail, EMAIL_LIMIT } from "../../../address/check-email.ts";
import type { FieldProblem } from "../../../address/check-address.ts";
import { ProblemSummary } from "../../../address/form/problem-summary.tsx";
import { useMessage } from "../../../i18n/message.tsx";
import { useShopHref } from "../../../site/shop-context.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { CheckoutStep } from "../../../ui/checkout-step/checkout-step.tsx";
import { TextField } from "../../../ui/text-field/text-field.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import type { CheckoutAnswer, CheckoutIntent } from "../checkout-answer.ts";
import type { CheckoutView } from "../read-checkout.server.ts";
import { rememberStep } from "./remember-step.ts";
import styles from "./checkout-way.module.css";

const emailId = "contact-email";
const intent: CheckoutIntent = "saveContact";

type Props = { checkout: CheckoutView; answer: Extract<CheckoutAnswer, { step: "contact" }> | undefined };

/** Where the receipt goes: a guest says it, an account knows it. */
export function ContactStep({ checkout, answer }: Props) {
  const t = useMessage();
  const href = useShopHref();
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
  const href = useShopHref();
  const [own, setOwn] = useState<readonly FieldProblem<"email">[]>();
  const isBusy = useNavigation().formData?.get("intent") === intent;
  const problems = own ?? (answer?.kind === "invalid" ? answer.problems : []);
  const [problem] = problems;
  const typed = answer?.email ?? checkout.email;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const email = new FormData(event.currentTarget).get("email");
    const found = checkEmail(typeof email === "string" ? email.trim() : "");
    if (found.length > 0) event.preventDefault();
    else rememberStep("contact");
    setOwn(found.length > 0 ? found : undefined);
  };
  return (
    <CheckoutStep title={t("checkout.stepLogin")} headingId="step-contact" isFirst>
      <Form method="post" action={href("/checkout?step=contact")} preventScrollReset noValidate onSubmit={onSubmit}>
        <ProblemSummary problems={problems} idOf={() => emailId} />
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
