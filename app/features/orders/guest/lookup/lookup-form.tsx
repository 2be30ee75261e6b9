import type { FormEvent } from "react";
import { Form, useNavigation } from "react-router";
import { EMAIL_LIMIT } from "../../../../address/check-email.ts";
import { FocusedProblem } from "../../../../address/form/focused-problem.tsx";
import { ProblemSummary } from "../../../../address/form/problem-summary.tsx";
import { useFieldProblems } from "../../../../address/form/use-field-problems.ts";
import { normaliseLookup, type OrderLookup } from "../../../../../contracts/order-management/order-lookup.ts";
import { useMessage } from "../../../../i18n/message.tsx";
import { LOOKUP_PATH } from "../../../../request/guest-order/guest-order-paths.ts";
import { useRouterTarget } from "../../../../site/shop-context.tsx";
import { Button } from "../../../../ui/button/button.tsx";
import { TextField } from "../../../../ui/text-field/text-field.tsx";
import { checkLookup } from "./check-lookup.ts";
import { type LookupAnswer, REFUSAL_TEXTS } from "./lookup-answer.ts";
import { LookupNotices } from "./lookup-notices.tsx";
import type { LookupPage } from "./lookup-page.ts";

const FIELD_IDS: Readonly<Record<keyof OrderLookup, string>> = {
  orderNumber: "lookup-order-number",
  email: "lookup-email",
};

/** Longer than any order number or address, since spaces and invisible characters of a copied one are removed. */
const INPUT_LIMIT = 2 * EMAIL_LIMIT;

type Props = { page: LookupPage; answer: LookupAnswer | undefined };

/** Asks for the number of an order and the e-mail address it was placed with. */
export function LookupForm({ page, answer }: Props) {
  const { isRegistered, isReopening } = page;
  return (
    <>
      <LookupNotices isRegistered={isRegistered} isReopening={isReopening && !answer} />
      <Fields filled={answer?.typed ?? page.filled} answer={answer} />
    </>
  );
}

function Fields({ filled, answer }: { filled: OrderLookup; answer: LookupAnswer | undefined }) {
  const t = useMessage();
  const href = useRouterTarget();
  const isBusy = useNavigation().formMethod === "POST";
  const fieldProblems = useFieldProblems(checkForm, answer?.kind === "invalid" ? answer.problems : undefined);
  const { problems, raised, corrections } = fieldProblems;
  const errorOf = (field: keyof OrderLookup) => {
    const problem = problems.find((one) => one.field === field);
    return problem && { error: t(problem.text, problem.values) };
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isBusy || !fieldProblems.accepts(new FormData(event.currentTarget))) event.preventDefault();
  };
  const refusal = answer && answer.kind !== "invalid" ? answer : undefined;
  return (
    <Form method="post" action={href(LOOKUP_PATH)} preventScrollReset noValidate onSubmit={onSubmit} {...corrections}>
      <FocusedProblem
        answer={raised.length > 0 ? undefined : refusal}
        title={t(REFUSAL_TEXTS[refusal?.kind ?? "notFound"])}
      />
      <ProblemSummary problems={problems} raised={raised} idOf={(field) => FIELD_IDS[field]} />
      {/* A chosen sample or a number from the address resets the fields. */}
      <div className="fields" key={`${filled.orderNumber} ${filled.email}`}>
        <TextField
          id={FIELD_IDS.orderNumber}
          name="orderNumber"
          label={t("guestOrder.orderNumber")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={INPUT_LIMIT}
          defaultValue={filled.orderNumber}
          required
          {...errorOf("orderNumber")}
        />
        <TextField
          id={FIELD_IDS.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t("address.email")}
          maxLength={INPUT_LIMIT}
          defaultValue={filled.email}
          required
          {...errorOf("email")}
        />
        <p>
          <Button type="submit" isTall isBusy={isBusy}>
            {t("guestOrder.view")}
          </Button>
        </p>
      </div>
    </Form>
  );
}

function checkForm(form: FormData) {
  const typed = (name: keyof OrderLookup) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return checkLookup(normaliseLookup({ orderNumber: typed("orderNumber"), email: typed("email") }));
}
