import { Form, useNavigation } from "react-router";
import { useMessage } from "../../i18n/message.tsx";
import { PageHead } from "../../page/page-head.tsx";
import { useDateFormats } from "../../page/use-date-formats.ts";
import { useRouterTarget, useShop } from "../../site/shop-context.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { confirmWord } from "./confirm-word.ts";
import type { DeletionPage, RunningService } from "./deletion-page.ts";
import { DELETE_DATA_PATH, PERSONAL_DATA_PATH } from "./personal-data-path.ts";
import styles from "./personal-data.module.css";

type Props = { page: DeletionPage; problem: "notConfirmed" | "signInIsOld" | "unavailable" | undefined };

/** What is deleted, what the law keeps and what runs on, then the question. */
export function DeleteDataView({ page, problem }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const { invoiceYears, consentYears, runningServices } = page;
  return (
    <div className={styles.page}>
      <PageHead title="personalData.deleteTitle" description="page.accountDescription" isUnlisted />
      <section>
        <h2 className="display d-28">{t("personalData.deleteTitle")}</h2>
        <p>{t("personalData.deleteIntro")}</p>
      </section>
      <section>
        <h3 className="display d-22">{t("personalData.erasedTitle")}</h3>
        <p>{t("personalData.erasedText")}</p>
      </section>
      <section>
        <h3 className="display d-22">{t("personalData.keptTitle")}</h3>
        <ul className={styles.list}>
          <li>{t("personalData.keptInvoices", { years: invoiceYears })}</li>
          <li>{t("personalData.keptOrders")}</li>
          <li>{t("personalData.keptConsents", { years: consentYears })}</li>
        </ul>
      </section>
      {runningServices && runningServices.length > 0 ? <RunningServices services={runningServices} /> : null}
      <section>
        {page.hasSignedInRecently ? <Confirmation page={page} problem={problem} /> : <SignInAgain />}
        <TextLink to={href(PERSONAL_DATA_PATH)}>{t("personalData.back")}</TextLink>
      </section>
    </div>
  );
}

/** They are not ended by the deletion: each is named with its last day. */
function RunningServices({ services }: { services: readonly RunningService[] }) {
  const t = useMessage();
  const href = useRouterTarget();
  const { long } = useDateFormats();
  return (
    <section>
      <h3 className="display d-22">{t("personalData.runningTitle")}</h3>
      <p>{t("personalData.runningText", { count: services.length })}</p>
      <ul className={styles.list}>
        {services.map(({ id, name, vehicle, until }) => (
          <li key={id}>
            {name}
            <br />
            <span className="quiet">{vehicle}</span>
            <br />
            <span className="quiet">{t("serviceList.activeUntil", { date: long(until) })}</span>
          </li>
        ))}
      </ul>
      <p>
        <TextLink to={href("/account/my-subscriptions")}>{t("personalData.runningLink")}</TextLink>
      </p>
    </section>
  );
}

/** The provider asks for the password even within a session. */
function SignInAgain() {
  const t = useMessage();
  const href = useRouterTarget();
  const query = new URLSearchParams({ other: "", to: href(DELETE_DATA_PATH) });
  return (
    <Alert kind="info" title={t("personalData.signInAgain")}>
      <ButtonLink reloadDocument to={href(`/sign-in?${query}`)}>
        {t("personalData.signIn")}
      </ButtonLink>
    </Alert>
  );
}

function Confirmation({ page: { requestKey }, problem }: Props) {
  const t = useMessage();
  const { locale } = useShop();
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form method="post" className={styles.form}>
      {problem === "unavailable" ? <Alert kind="error" title={t("personalData.notRead")} /> : null}
      <input type="hidden" name="requestKey" value={requestKey} />
      <div>
        <TextField
          id="word"
          name="word"
          label={t("personalData.confirmLabel", { word: confirmWord(locale.id) })}
          error={problem === "notConfirmed" ? t("personalData.confirmError") : undefined}
          autoComplete="off"
          required
        />
      </div>
      <Button type="submit" isBusy={isBusy}>
        {t("personalData.confirm")}
      </Button>
    </Form>
  );
}
