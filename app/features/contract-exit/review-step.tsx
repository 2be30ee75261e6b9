import { Form, useNavigation } from "react-router";
import { useMessage } from "../../i18n/message.tsx";
import { useFocusOnAnswer } from "../../page/use-focus-on-answer.ts";
import { useRouterTarget } from "../../site/shop-context.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Panel } from "../../ui/panel/panel.tsx";
import styles from "./contract-exit.module.css";
import { DeclaredFacts } from "./declared-facts.tsx";
import { EXTRAORDINARY, type ExitFields } from "./exit-fields.ts";
import { EXIT_TEXTS, type ExitKind } from "./exit-kind.ts";

type Props = { kind: ExitKind; formKey: string; fields: ExitFields };

/** Repeats what was entered, to be declared or changed. */
export function ReviewStep({ kind, formKey, fields }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const isBusy = useNavigation().formMethod === "POST";
  const texts = EXIT_TEXTS[kind];
  const statement = useFocusOnAnswer<HTMLParagraphElement>(true);
  const { name, contract, email, type, reason, endsOn } = fields;
  const end = { isExtraordinary: type === EXTRAORDINARY, reason, day: endsOn };
  return (
    <Form method="post" action={href(texts.path)} className={styles.form} preventScrollReset>
      <input type="hidden" name="formKey" value={formKey} />
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Panel className="stack">
        <p ref={statement} tabIndex={-1}>
          {t(texts.statement)}
        </p>
        <DeclaredFacts declared={{ name, contract, email, ...(kind === "cancellation" && { end }) }} />
      </Panel>
      <div className={styles.actions}>
        <Button type="submit" name="intent" value="confirm" isTall isBusy={isBusy}>
          {t(texts.confirm)}
        </Button>
        <Button type="submit" name="intent" value="edit" tone="line" isTall>
          {t("common.edit")}
        </Button>
      </div>
    </Form>
  );
}
