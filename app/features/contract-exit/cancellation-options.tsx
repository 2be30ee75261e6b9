import type { FieldProblem } from "../../address/check-address.ts";
import { useMessage } from "../../i18n/message.tsx";
import { RadioRows } from "../../ui/radio-rows/radio-rows.tsx";
import { TextArea } from "../../ui/text-area/text-area.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import styles from "./contract-exit.module.css";
import { EXIT_LIMITS, EXTRAORDINARY, type ExitField, type ExitFields, ORDINARY } from "./exit-fields.ts";

type Props = {
  typed: ExitFields;
  problems: readonly FieldProblem<ExitField>[];
  idOf: (field: ExitField) => string;
};

/** The kind of the cancellation and its date. Closed, because the ordinary end at the earliest date needs no input. */
export function CancellationOptions({ typed, problems, idOf }: Props) {
  const t = useMessage();
  const errorOf = (name: ExitField) => {
    const problem = problems.find(({ field }) => field === name);
    return problem && { error: t(problem.text, problem.values) };
  };
  const isUsed = typed.type === EXTRAORDINARY || typed.reason !== "" || typed.endsOn !== "";
  return (
    <details className={styles.options} open={isUsed || problems.some(({ field }) => field === "endsOn")}>
      <summary>{t("cancellation.options")}</summary>
      <div className={styles.choices}>
        <RadioRows
          name="type"
          legend={t("cancellation.kind")}
          defaultValue={typed.type === EXTRAORDINARY ? EXTRAORDINARY : ORDINARY}
          rows={[
            { value: ORDINARY, text: t("cancellation.ordinary") },
            { value: EXTRAORDINARY, text: t("cancellation.extraordinary") },
          ]}
        />
        <TextArea
          id={idOf("reason")}
          name="reason"
          label={t("cancellation.reason")}
          optionalLabel={t("common.optional")}
          defaultValue={typed.reason}
          rows={3}
          maxChar={EXIT_LIMITS.reason}
          formatCount={(count, max) => t("form.characters", { count, max })}
          tooLongError={t("form.tooLong")}
          {...errorOf("reason")}
        />
        <TextField
          id={idOf("endsOn")}
          name="endsOn"
          type="date"
          label={t("cancellation.endDate")}
          optionalLabel={t("common.optional")}
          hint={t("cancellation.earliest")}
          defaultValue={typed.endsOn}
          {...errorOf("endsOn")}
        />
      </div>
    </details>
  );
}
