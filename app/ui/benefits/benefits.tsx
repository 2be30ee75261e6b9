import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-names.ts";
import styles from "./benefits.module.css";

/** Line drawings, 64 by 64 units. */
const GLYPHS = {
  pulse: "M4 46h14l8-26 10 34 8-22h16",
  map: "m6 16 18-7 18 7 16-7v40l-16 7-18-7-18 7V16ZM24 9v40M42 16v40",
  phone: "M20 6h24v52H20V6ZM20 14h24M20 50h24M32 24v16m-7-7 7 7 7-7",
} as const;

export interface Benefit {
  title: string;
  text: ReactNode;
  glyph?: keyof typeof GLYPHS;
  /** Used where there is no drawing. */
  icon?: IconName;
  /** A picture; the title describes it. */
  image?: string;
}

/** Up to three side by side. */
export function Benefits({ benefits }: { benefits: Benefit[] }) {
  return (
    <ul className={styles.trio}>
      {benefits.map(({ title, text, glyph, icon, image }) => (
        <li key={title}>
          {glyph ? (
            <svg className={styles.glyph} viewBox="0 0 64 64" aria-hidden="true">
              <path d={GLYPHS[glyph]} />
            </svg>
          ) : null}
          {icon ? (
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
          ) : null}
          {image ? <img className={styles.glyph} src={image} width={64} height={64} loading="lazy" alt="" /> : null}
          <h3 className="display d-22">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
