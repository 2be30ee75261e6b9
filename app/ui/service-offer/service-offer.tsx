import type { ReactNode } from "react";
import styles from "./service-offer.module.css";

/** A service that the customer does not have yet: picture, text and one link. */
export function ServiceOffer({
  art,
  name,
  text,
  price,
  action,
}: {
  art: ReactNode;
  name: string;
  text: ReactNode;
  price?: ReactNode;
  action: ReactNode;
}) {
  return (
    <li className={styles.offer}>
      {art}
      <div>
        <h3 className="display d-22">{name}</h3>
        <p className="quiet">{text}</p>
        {price ? <p>{price}</p> : null}
      </div>
      <div>{action}</div>
    </li>
  );
}
