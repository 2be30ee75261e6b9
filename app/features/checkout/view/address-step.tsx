import { type FormEvent, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { readAddress } from "../../../address/address-fields.ts";
import { checkAddress } from "../../../address/check-address.ts";
import { AddressFieldset } from "../../../address/form/address-fieldset.tsx";
import { type CountryOption, fieldId } from "../../../address/form/address-line.tsx";
import { ProblemSummary } from "../../../address/form/problem-summary.tsx";
import { useAddressDraft, useDropSentDraft } from "../../../address/form/use-address-draft.ts";
import { useFieldProblems } from "../../../address/form/use-field-problems.ts";
import { addressLines } from "../../../domain/address/address-lines.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { CheckoutStep } from "../../../ui/checkout-step/checkout-step.tsx";
import { useCorrectableError } from "../../../ui/field/use-correctable-error.ts";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import type { CheckoutAnswer, CheckoutIntent } from "../checkout-answer.ts";
import type { CheckoutView } from "../prepare-checkout.server.ts";
import { FocusedProblem } from "../../../address/form/focused-problem.tsx";
import { setStepParam } from "./set-step-param.ts";
import styles from "./checkout-steps-view.module.css";

const intent: CheckoutIntent = "saveAddress";
const switches = { manual: "enterManually", lookup: "lookUpAddress" } as const satisfies Record<string, CheckoutIntent>;

type Answer = Extract<CheckoutAnswer, { step: "address" }>;
type Props = {
  checkout: CheckoutView;
  countries: readonly CountryOption[];
  /** `manual` shows a known address, `lookup` searches for one. */
  entry: "lookup" | "manual";
  answer: Answer | undefined;
};

export function AddressStep(props: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const { checkout, countries } = props;
  const title = t("checkout.stepBilling");
  const isDone = checkout.done.includes("address");
  useDropSentDraft(isDone && checkout.open !== "address");
  if (checkout.open === "address") return <AddressForm {...props} />;
  if (!isDone) return <CheckoutStep title={title} isAhead />;
  const country = countries.find(({ value }) => value === checkout.address.countryCode)?.text;
  return (
    <CheckoutStep
      title={title}
      headingId="step-address"
      isDone
      aside={
        <TextLink to={href("/checkout?step=address")} preventScrollReset aria-describedby="step-address">
          {t("common.edit")}
        </TextLink>
      }
    >
      <address className={styles.address}>
        {summaryLines(checkout, country).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <Delivery delivery={checkout.delivery} />
    </CheckoutStep>
  );
}

/** The address, with the e-mail address of a guest, who has no profile that holds it. */
function summaryLines({ address, email, isRegistered }: CheckoutView, country = ""): string[] {
  return [...addressLines(address), country, isRegistered ? "" : email].filter(Boolean);
}

/** The delivery, shown with the address although nothing is sent to it. */
function Delivery({ delivery }: Pick<CheckoutView, "delivery">) {
  const t = useMessage();
  if (!delivery) return null;
  return (
    <dl className={styles.delivery}>
      <dt>{t("checkout.stepShippingMethod")}</dt>
      <dd>{delivery.name}</dd>
      <dd>{delivery.text}</dd>
    </dl>
  );
}

function AddressForm({ checkout, countries, entry: initialEntry, answer }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const isBusy = useNavigation().formData?.get("intent") === intent;
  const check = (form: FormData) => checkForm(form, countries);
  const fieldProblems = useFieldProblems(check, answer?.kind === "invalid" ? answer.problems : undefined);
  const restricted = useCorrectableError(answer?.kind === "restricted" ? answer : undefined);
  const { problems, corrections } = fieldProblems;
  const form = useRef<HTMLFormElement>(null);
  const { draft, onTyped, onSent } = useAddressDraft(form, checkout.email, answer);
  const { address, entry } = answer ?? draft ?? { address: checkout.address, entry: initialEntry };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!fieldProblems.accepts(new FormData(event.currentTarget))) return event.preventDefault();
    onSent();
    setStepParam("address");
  };
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (name === "countryCode" || name === "postalCode") restricted.onCorrected();
    onTyped();
    corrections.onChange(event);
  };
  return (
    <CheckoutStep title={t("checkout.stepBilling")} headingId="step-address">
      <Form
        ref={form}
        method="post"
        action={href("/checkout?step=address")}
        preventScrollReset
        noValidate
        onSubmit={onSubmit}
        onChange={onChange}
        onBlur={corrections.onBlur}
      >
        {/* The first button of a form is the one that Enter presses. */}
        <button type="submit" name="intent" value={intent} className="vh" tabIndex={-1} disabled={isBusy} aria-hidden />
        <FocusedProblem answer={restricted.shown} title={t("address.restricted")} />
        <ProblemSummary problems={problems} raised={fieldProblems.raised} idOf={fieldId} />
        <AddressFieldset
          key={draft ? "draft" : "sent"}
          address={{ ...checkout.address, ...address }}
          entry={entry}
          countries={countries}
          problems={problems}
          onCountry={() => {
            restricted.onCorrected();
            onTyped();
          }}
          onLookupEnd={() => {
            fieldProblems.drop("lookup");
            onTyped();
          }}
          switches={switches}
        />
        <div className={styles.after}>
          <Button type="submit" name="intent" value={intent} isTall isBusy={isBusy}>
            {t("checkout.continue")}
          </Button>
        </div>
      </Form>
    </CheckoutStep>
  );
}

function checkForm(form: FormData, countries: readonly CountryOption[]) {
  const entry = form.get("entry") === "lookup" ? "lookup" : "manual";
  return checkAddress(readAddress(form), { entry, countries: countries.map(({ value }) => value) });
}
