import type { ReactNode } from "react";
import { useShop } from "../../../site/shop-context.tsx";
import { MessageBand } from "../../../ui/message-band/message-band.tsx";
import styles from "./error-band.module.css";

/** Not shared with other pages, to keep the first page's script small. */
const vehicles = { landrover: "defender", jaguar: "i-pace" } as const;

type Props = { title: string; text: string; reference?: string; stack?: string; children?: ReactNode };

/** The band of every error page, with the reference that support may ask for. */
export function ErrorBand({ title, text, reference, stack, children }: Props) {
  const { site } = useShop();
  return (
    <MessageBand title={title} text={text} actions={children} vehicle={vehicles[site.make]}>
      {reference ? <p className={styles.reference}>{reference}</p> : null}
      {stack ? <pre className={styles.stack}>{stack}</pre> : null}
    </MessageBand>
  );
}
