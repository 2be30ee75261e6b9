import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-names.ts";
import type { PictogramName } from "./pictogram-names.ts";
import styles from "./benefits.module.css";

export interface Benefit {
  title: string;
  text: ReactNode;
  pictogram?: PictogramName;
  /** Used where there is no pictogram. */
  icon?: IconName;
  /** A picture; the title describes it. */
  image?: string;
}

/** Up to three side by side. */
export function Benefits({ benefits }: { benefits: Benefit[] }) {
  return (
    <ul className={styles.trio}>
      {benefits.map(({ title, text, pictogram, icon, image }) => (
        <li key={title}>
          {pictogram ? (
            <svg className={styles.drawing} aria-hidden="true">
              <use href={`/marks/pictograms.svg#p-${pictogram}`} />
            </svg>
          ) : null}
          {icon ? (
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
          ) : null}
          {image ? <img className={styles.drawing} src={image} width={64} height={64} loading="lazy" alt="" /> : null}
          <h3 className="display d-22">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
