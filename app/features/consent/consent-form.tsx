import { Form } from "react-router";
import { useMessage } from "../../i18n/message.tsx";
import { useRouterTarget } from "../../site/shop-context.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import { Button } from "../../ui/button/button.tsx";
import { ChoiceRow } from "../../ui/checkbox/checkbox.tsx";
import { type Consent, SAVED_PAGE } from "./consent.ts";
import styles from "./consent-form.module.css";

/** The full choice, which the visitor can change at any time. */
export function ConsentForm({ consent, isSaved }: { consent: Consent; isSaved: boolean }) {
  const t = useMessage();
  const action = useRouterTarget()("/cookie-preferences");
  const { hasSignal, isMeasuringAllowed } = consent;
  return (
    <div className={styles.page}>
      <h1 className="display d-48">{t("page.cookies")}</h1>
      <p className="lead">{t("cookies.text")}</p>
      <div aria-live="polite">{isSaved ? <Alert kind="ok" title={t("cookies.saved")} /> : null}</div>
      {hasSignal ? <Alert kind="info" title={t("cookies.gpc")} /> : null}
      <Form method="post" action={action} replace className={styles.form}>
        <input type="hidden" name="returnTo" value={SAVED_PAGE} />
        <ChoiceRow kind="checkbox" checked disabled readOnly note={t("cookies.essentialText")}>
          <b>{t("cookies.essential")}</b>
          <span className={styles.always}>{t("cookies.always")}</span>
        </ChoiceRow>
        <ChoiceRow
          key={String(isMeasuringAllowed)}
          kind="checkbox"
          name="analytics"
          value="on"
          defaultChecked={isMeasuringAllowed}
          disabled={hasSignal}
          note={t("cookies.analyticsText")}
        >
          <b>{t("cookies.analytics")}</b>
        </ChoiceRow>
        {hasSignal ? null : (
          <div className={styles.buttons}>
            <Button type="submit">{t("cookies.save")}</Button>
            <Button type="submit" tone="line" name="choice" value="denied">
              {t("cookies.refuse")}
            </Button>
            <Button type="submit" tone="line" name="choice" value="granted">
              {t("cookies.accept")}
            </Button>
          </div>
        )}
      </Form>
    </div>
  );
}
