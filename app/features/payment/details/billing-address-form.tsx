import { type FormEvent, Suspense } from "react";
import { Form, useNavigation } from "react-router";
import { type AddressFields, readAddress } from "../../../address/address-fields.ts";
import { type AddressEntry, checkAddress } from "../../../address/check-address.ts";
import { AddressFieldset } from "../../../address/form/address-fieldset.tsx";
import { type CountryOption, fieldId } from "../../../address/form/address-line.tsx";
import { FocusedProblem } from "../../../address/form/focused-problem.tsx";
import { ProblemSummary } from "../../../address/form/problem-summary.tsx";
import { useFieldProblems } from "../../../address/form/use-field-problems.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { Alert } from "../../../ui/alert/alert.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { useCorrectableError } from "../../../ui/field/use-correctable-error.ts";
import { PaymentErrorModal } from "../step/lazy-error-modal.tsx";
import { ADDRESS_INTENTS, type AddressAnswer } from "./address-answer.ts";
import styles from "./details-view.module.css";

type Props = {
  address: AddressFields;
  entry: AddressEntry;
  countries: readonly CountryOption[];
  answer: AddressAnswer | undefined;
  submitLabel: string;
};

/** The form of a billing address. It is sent to the page that shows it. */
export function BillingAddressForm({ address, entry, countries, answer, submitLabel }: Props) {
  const t = useMessage();
  const isBusy = useNavigation().formData?.get("intent") === ADDRESS_INTENTS.save;
  const check = (form: FormData) => checkForm(form, countries);
  const fieldProblems = useFieldProblems(check, answer?.kind === "invalid" ? answer.problems : undefined);
  const restricted = useCorrectableError(answer?.kind === "restricted" ? answer : undefined);
  const { problems, corrections } = fieldProblems;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute("value") !== ADDRESS_INTENTS.save) return;
    if (!fieldProblems.accepts(new FormData(event.currentTarget))) event.preventDefault();
  };
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (name === "countryCode" || name === "postalCode") restricted.onCorrected();
    corrections.onChange(event);
  };
  return (
    <Form
      method="post"
      preventScrollReset
      noValidate
      onSubmit={onSubmit}
      onChange={onChange}
      onBlur={corrections.onBlur}
    >
      {/* The first button of a form is the one that Enter presses. */}
      <button
        type="submit"
        name="intent"
        value={ADDRESS_INTENTS.save}
        className="vh"
        tabIndex={-1}
        disabled={isBusy}
        aria-hidden
      />
      <FocusedProblem answer={restricted.shown} title={t("address.restricted")} />
      <FocusedProblem answer={answer?.kind === "failed" ? answer : undefined} title={t("error.unableText")} />
      {answer?.kind === "mismatch" ? <Mismatch /> : null}
      <ProblemSummary problems={problems} raised={fieldProblems.raised} idOf={fieldId} />
      <AddressFieldset
        address={{ ...address, ...answer?.address }}
        entry={answer?.entry ?? entry}
        countries={countries}
        problems={problems}
        onCountry={restricted.onCorrected}
        onLookupEnd={() => fieldProblems.drop("lookup")}
        switches={ADDRESS_INTENTS}
      />
      <div className={styles.buttons}>
        <Button type="submit" name="intent" value={ADDRESS_INTENTS.save} isTall isBusy={isBusy}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}

/** A dialog that reloads the page when it is closed, and the same text above the fields. */
function Mismatch() {
  const t = useMessage();
  return (
    <div className={styles.title}>
      <Alert kind="error" title={t("payment.mismatchTitle")}>
        {t("payment.mismatchText")}
      </Alert>
      <Suspense>
        <PaymentErrorModal error="billing_address_missmatch" page="payment" onClose={() => location.reload()} />
      </Suspense>
    </div>
  );
}

function checkForm(form: FormData, countries: readonly CountryOption[]) {
  const entry = form.get("entry") === "lookup" ? "lookup" : "manual";
  return checkAddress(readAddress(form), { entry, countries: countries.map(({ value }) => value) });
}
