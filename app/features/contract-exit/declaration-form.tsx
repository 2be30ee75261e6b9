import type { FormEvent } from "react";
import { Form, useNavigation } from "react-router";
import { EMAIL_LIMIT } from "../../address/check-email.ts";
import { ProblemSummary } from "../../address/form/problem-summary.tsx";
import { useFieldProblems } from "../../address/form/use-field-problems.ts";
import { useMessage } from "../../i18n/message.tsx";
import { useRouterTarget } from "../../site/shop-context.tsx";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import { CancellationOptions } from "./cancellation-options.tsx";
import styles from "./contract-exit.module.css";
import type { ExitAnswer } from "./exit-answer.ts";
import {
  checkExitFields,
  cleanExitFields,
  EXIT_LIMITS,
  type ExitField,
  type ExitFields,
  NO_EXIT_FIELDS,
} from "./exit-fields.ts";
import { EXIT_TEXTS } from "./exit-kind.ts";
import type { ExitPage } from "./exit-view.tsx";
import { FilingProblem } from "./filing-problem.tsx";
import type { OrderChoice } from "./load-exit.server.ts";

type Props = {
  page: Pick<ExitPage, "kind" | "formKey" | "hasReview">;
  typed: ExitFields;
  orders: readonly OrderChoice[];
  answer: Exclude<ExitAnswer, { kind: "filed" }> | undefined;
};

const ORDER_LIST = "exit-orders";
const idOf = (field: ExitField) => `exit-${field}`;

/** Name, contract and address, and one button that declares it. */
export function DeclarationForm({ page: { kind, formKey, hasReview }, typed, orders, answer }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const isBusy = useNavigation().formMethod === "POST";
  const texts = EXIT_TEXTS[kind];
  const fieldProblems = useFieldProblems(checkForm, answer?.kind === "invalid" ? answer.problems : undefined);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!fieldProblems.accepts(new FormData(event.currentTarget))) event.preventDefault();
  };
  const { problems } = fieldProblems;
  return (
    <Form
      method="post"
      action={href(texts.path)}
      className={styles.form}
      preventScrollReset
      noValidate
      onSubmit={onSubmit}
      {...fieldProblems.corrections}
    >
      <input type="hidden" name="formKey" value={formKey} />
      {answer?.kind === "unavailable" ? <FilingProblem /> : null}
      <ProblemSummary problems={problems} raised={fieldProblems.raised} idOf={idOf} />
      <Fields typed={typed} orders={orders} problems={problems} />
      {kind === "cancellation" ? <CancellationOptions typed={typed} problems={problems} idOf={idOf} /> : null}
      <p>{t(texts.statement)}</p>
      <Button type="submit" name="intent" value={hasReview ? "review" : "confirm"} isTall isBusy={isBusy}>
        {t(hasReview ? texts.title : texts.confirm)}
      </Button>
    </Form>
  );
}

type FieldsProps = {
  typed: ExitFields;
  orders: readonly OrderChoice[];
  problems: readonly ReturnType<typeof checkExitFields>[number][];
};

function Fields({ typed, orders, problems }: FieldsProps) {
  const t = useMessage();
  /** The attributes of a field, with its problem. */
  const field = (name: ExitField) => {
    const problem = problems.find((one) => one.field === name);
    const error = problem && { error: t(problem.text, problem.values) };
    return { id: idOf(name), name, defaultValue: typed[name], required: true, ...error };
  };
  return (
    <div className="fields">
      <TextField {...field("name")} label={t("withdrawal.name")} autoComplete="name" maxLength={EXIT_LIMITS.name} />
      <TextField
        {...field("contract")}
        label={t("withdrawal.contract")}
        hint={t("withdrawal.contractHint")}
        autoComplete="off"
        maxLength={EXIT_LIMITS.contract}
        {...(orders.length > 0 && { list: ORDER_LIST })}
      />
      {orders.length > 0 ? (
        <datalist id={ORDER_LIST}>
          {orders.map(({ orderNumber, orderedOn }) => (
            <option key={orderNumber} value={orderNumber} label={orderedOn} />
          ))}
        </datalist>
      ) : null}
      <TextField
        {...field("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t("withdrawal.email")}
        maxLength={EMAIL_LIMIT}
      />
    </div>
  );
}

/** The same check as on the server. */
function checkForm(form: FormData) {
  const sent = Object.keys(NO_EXIT_FIELDS).map((name) => {
    const value = form.get(name);
    return [name, typeof value === "string" ? value : ""];
  });
  return checkExitFields(cleanExitFields(Object.fromEntries(sent) as ExitFields));
}
