import { useMessage } from "../i18n/message.tsx";
import { Alert } from "../ui/alert/alert.tsx";
import { RetryForm } from "./retry-form.tsx";

/** Stands where a part of a page would be while its system does not answer. The button works without scripts. */
export function PartUnavailableView() {
  const t = useMessage();
  return (
    <Alert kind="error" title={t("error.partTitle")}>
      <div className="stack">
        <p>{t("error.unableText")}</p>
        <RetryForm tone="line" />
      </div>
    </Alert>
  );
}
