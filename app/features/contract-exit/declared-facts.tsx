import { useMessage } from "../../i18n/message.tsx";
import { useDateFormats } from "../../page/use-date-formats.ts";
import { FactRows, type FactRow } from "../../ui/fact-rows/fact-rows.tsx";
import styles from "./contract-exit.module.css";
import type { DeclaredExit } from "./exit-receipt.ts";

type Props = { declared: DeclaredExit; /** Before what was declared. */ rows?: readonly FactRow[] };

/** What was declared, row by row. */
export function DeclaredFacts({ declared: { name, contract, email, end }, rows = [] }: Props) {
  const t = useMessage();
  const { long } = useDateFormats();
  return (
    <FactRows
      className={styles.facts}
      rows={[
        ...rows,
        { label: t("withdrawal.name"), value: name },
        { label: t("withdrawal.contract"), value: contract },
        { label: t("withdrawal.email"), value: email },
        ...(end
          ? [
              {
                label: t("cancellation.kind"),
                value: t(end.isExtraordinary ? "cancellation.extraordinary" : "cancellation.ordinary"),
              },
              ...(end.reason
                ? [{ label: t("cancellation.reason"), value: <span className={styles.reason}>{end.reason}</span> }]
                : []),
              { label: t("cancellation.endDate"), value: end.day ? long(end.day) : t("cancellation.earliest") },
            ]
          : []),
      ]}
    />
  );
}
