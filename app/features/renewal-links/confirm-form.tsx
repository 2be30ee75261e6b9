import { Form, useNavigation } from "react-router";
import { useMessage } from "../../i18n/message.tsx";
import { Button } from "../../ui/button/button.tsx";
import styles from "./link-frame.module.css";

/** The one button of the page. */
export function ConfirmForm({ text }: { text: string }) {
  const t = useMessage();
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Form method="post" replace className={styles.confirm} onSubmit={(event) => isBusy && event.preventDefault()}>
      <div className="stack">
        <Button type="submit" isTall isBusy={isBusy}>
          {text}
        </Button>
        <p className="small quiet">{t("renewalLink.nothingYet")}</p>
      </div>
    </Form>
  );
}
