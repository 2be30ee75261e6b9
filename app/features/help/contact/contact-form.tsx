import { type FormEvent, useState } from "react";
import { Form, useNavigation } from "react-router";
import { EMAIL_LIMIT } from "../../../address/check-email.ts";
import { ProblemSummary } from "../../../address/form/problem-summary.tsx";
import { useFieldProblems } from "../../../address/form/use-field-problems.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Select } from "../../../ui/select/select.tsx";
import { TextArea } from "../../../ui/text-area/text-area.tsx";
import { TextField } from "../../../ui/text-field/text-field.tsx";
import { CASE_TOPIC_NAMES, CASE_TOPICS } from "../cases/case.ts";
import type { ContactAnswer } from "./contact-answer.ts";
import {
  checkContactFields,
  cleanContactFields,
  CONTACT_LIMITS,
  type ContactField,
  type ContactFields,
  NO_CONTACT_FIELDS,
} from "./contact-message.ts";
import { CONTACT_FORM_ID, CONTACT_PATH } from "./contact-path.ts";
import styles from "./contact.module.css";
import type { PhoneNow } from "./channels-now.ts";
import { SendProblem } from "./send-problem.tsx";

type Props = {
  formKey: string;
  typed: ContactFields;
  answer: ContactAnswer | undefined;
  phones: readonly PhoneNow[];
};

const idOf = (field: ContactField) => `contact-${field}`;

export function ContactForm({ formKey, typed, answer, phones }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const isBusy = useNavigation().formMethod === "POST";
  const [isShortEnough, setIsShortEnough] = useState(typed.message.length <= CONTACT_LIMITS.message);
  const fieldProblems = useFieldProblems(checkForm, answer?.kind === "invalid" ? answer.problems : undefined);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!fieldProblems.accepts(new FormData(event.currentTarget))) event.preventDefault();
  };
  return (
    <section id={CONTACT_FORM_ID} className={styles.form} aria-labelledby="contact-form-title">
      <div className="stack">
        <h2 id="contact-form-title" className="display d-28">
          {t("contact.formTitle")}
        </h2>
        <p>{t("contact.formLead")}</p>
      </div>
      <Form
        method="post"
        action={href(CONTACT_PATH)}
        preventScrollReset
        noValidate
        onSubmit={onSubmit}
        {...fieldProblems.corrections}
      >
        <input type="hidden" name="formKey" value={formKey} />
        <SendProblem answer={answer} phones={phones} />
        <ProblemSummary problems={fieldProblems.problems} raised={fieldProblems.raised} idOf={idOf} />
        <Fields typed={typed} problems={fieldProblems.problems} onValidityChange={setIsShortEnough} />
        <Button className={styles.send} type="submit" isTall isBusy={isBusy} disabled={!isShortEnough}>
          {t("contact.send")}
        </Button>
      </Form>
    </section>
  );
}

type FieldsProps = {
  typed: ContactFields;
  problems: ReturnType<typeof checkContactFields> | readonly ReturnType<typeof checkContactFields>[number][];
  onValidityChange: (isValid: boolean) => void;
};

function Fields({ typed, problems, onValidityChange }: FieldsProps) {
  const t = useMessage();
  /** The attributes of a field, with its problem. */
  const field = (name: ContactField) => {
    const problem = problems.find((one) => one.field === name);
    const error = problem && { error: t(problem.text, problem.values) };
    return { id: idOf(name), name, defaultValue: typed[name], ...error };
  };
  return (
    <div className="fields fields--2">
      <Select
        {...field("topic")}
        label={t("contact.topic")}
        placeholder={t("form.select")}
        options={CASE_TOPICS.map((value) => ({ value, text: t(CASE_TOPIC_NAMES[value]) }))}
        required
      />
      <TextField
        {...field("orderNumber")}
        label={t("contact.orderNumber")}
        optionalLabel={t("common.optional")}
        maxLength={CONTACT_LIMITS.orderNumber}
        autoComplete="off"
      />
      <TextField
        {...field("name")}
        label={t("contact.name")}
        autoComplete="name"
        maxLength={CONTACT_LIMITS.name}
        required
      />
      <TextField
        {...field("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t("address.email")}
        maxLength={EMAIL_LIMIT}
        required
      />
      <TextArea
        {...field("message")}
        className="full"
        label={t("contact.message")}
        hint={t("contact.messageHint")}
        rows={8}
        maxChar={CONTACT_LIMITS.message}
        formatCount={(count, max) => t("form.characters", { count, max })}
        tooLongError={t("form.tooLong")}
        onValidityChange={onValidityChange}
        required
      />
    </div>
  );
}

/** The same check as on the server. */
function checkForm(form: FormData) {
  const sent = Object.keys(NO_CONTACT_FIELDS).map((name) => {
    const value = form.get(name);
    return [name, typeof value === "string" ? value : ""];
  });
  return checkContactFields(cleanContactFields(Object.fromEntries(sent) as ContactFields));
}
