import type { ReactNode } from "react";
import { useShop } from "../../site/shop-context.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Road } from "../../ui/road/road.tsx";
import styles from "./error-band.module.css";

const vehicles = { landrover: "defender", jaguar: "i-pace" } as const;

type Props = { title: string; text: string; reference?: string; stack?: string; children?: ReactNode };

/** One calm picture for everything that went wrong: the car stands on a road without dates. */
export function ErrorBand({ title, text, reference, stack, children }: Props) {
  const { site } = useShop();
  return (
    <section className={classNames("night band", styles.band)}>
      <div className={classNames("wrap", styles.page)}>
        <h1 className="display d-64">{title}</h1>
        <p className="lead">{text}</p>
        {children ? <div className={styles.actions}>{children}</div> : null}
        {reference ? <p className={styles.reference}>{reference}</p> : null}
        {stack ? <pre className={styles.stack}>{stack}</pre> : null}
        <Road ends={[]} now="2000-01-01" vehicle={vehicles[site.make]} todayLabel="" formatMonth={() => ""} />
      </div>
    </section>
  );
}
