import { useMessage } from "../../../i18n/message.tsx";
import styles from "./where-to-find-vin.module.css";

/** In each drawing the thick stroke marks the position of the number. */
const places = [
  {
    title: "vin.windscreen",
    text: "vin.windscreenText",
    drawing: "M6 50 20 12q20-6 40 0l14 38M6 50q34-9 68 0M26 43 40 20",
    stroke: "M50 41.5l14 2",
  },
  {
    title: "vin.doorPost",
    text: "vin.doorPostText",
    drawing: "M22 56V28L40 6h30v50H22ZM30 28 44 11h20v17H30ZM56 34h8M14 56V24L30 4",
    stroke: "M22 44h9",
  },
  {
    title: "vin.document",
    text: "vin.documentText",
    drawing: "M18 4h36l10 10v42H18V4ZM54 4v10h10M26 22h28M26 46h28",
    stroke: "M26 34h20",
  },
] as const;

/** The three places where every vehicle has its number. */
export function WhereToFindVin({ isBelow = false }: { isBelow?: boolean }) {
  const t = useMessage();
  return (
    <section aria-labelledby="where-to-find-vin" className={isBelow ? styles.below : undefined}>
      <h2 className="display d-22" id="where-to-find-vin">
        {t("vin.whereTitle")}
      </h2>
      <ul className={styles.places}>
        {places.map(({ title, text, drawing, stroke }) => (
          <li key={title}>
            <svg viewBox="0 0 80 60" aria-hidden="true" fill="none" stroke="currentColor">
              <path d={drawing} strokeWidth="1.25" />
              <path d={stroke} strokeWidth="3" />
            </svg>
            <div>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
