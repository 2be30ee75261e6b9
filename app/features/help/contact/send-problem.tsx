import { useMessage } from "../../../i18n/message.tsx";
import type { MessageId } from "../../../i18n/message-id.ts";
import { useFocusOnAnswer } from "../../../page/use-focus-on-answer.ts";
import { Alert } from "../../../ui/alert/alert.tsx";
import type { ContactAnswer } from "./contact-answer.ts";
import type { PhoneNow } from "./channels-now.ts";
import styles from "./contact.module.css";
import { PhoneLink } from "./phone-line.tsx";

const TEXTS: Readonly<Record<Exclude<ContactAnswer["kind"], "invalid">, { title: MessageId; text: MessageId }>> = {
  limited: { title: "contact.limitedTitle", text: "contact.limitedText" },
  unavailable: { title: "contact.failedTitle", text: "contact.failedText" },
};

type Props = { answer: ContactAnswer | undefined; phones: readonly PhoneNow[] };

/** Why a correct message was not sent, and the phone as another way. It takes the focus, as the list of problems does. */
export function SendProblem({ answer, phones }: Props) {
  const t = useMessage();
  const box = useFocusOnAnswer(answer?.kind === "invalid" ? undefined : answer);
  if (!answer || answer.kind === "invalid") return null;
  const { title, text } = TEXTS[answer.kind];
  return (
    <div ref={box} tabIndex={-1} className={styles.problem}>
      <Alert kind="error" title={t(title)}>
        <p>{t(text)}</p>
        {phones.map(({ number, label }) => (
          <p key={number}>
            <PhoneLink number={number} label={label} />
          </p>
        ))}
      </Alert>
    </div>
  );
}
