import { useMessage } from "../../i18n/message.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { ToastMessage } from "./toast-cookie.server.ts";
import styles from "./toast-without-scripts.module.css";

/** The message that came with the page, above its content: without scripts nothing could float or leave by itself. */
export function ToastWithoutScripts({ message }: { message: ToastMessage | undefined }) {
  const t = useMessage();
  if (!message) return null;
  return (
    <noscript>
      <div
        role={message.kind === "error" ? "alert" : "status"}
        className={classNames(styles.message, styles[message.kind])}
      >
        <p className="wrap">{t(message.id, message.values)}</p>
      </div>
    </noscript>
  );
}
