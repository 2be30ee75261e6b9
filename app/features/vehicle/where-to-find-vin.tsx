import { useMessage } from "../../i18n/message.tsx";
import styles from "./where-to-find-vin.module.css";

const places = [
  {
    title: "vin.windscreen",
    text: "vin.windscreenText",
    drawing: "M8 40 20 10h40l12 30M14 40h52M50 36l14-2M28 34l10-16",
  },
  {
    title: "vin.doorPost",
    text: "vin.doorPostText",
    drawing: "M22 46V20L38 6h22v40zM30 22h22v-8H40zM20 24h-4v16h4M22 38h8",
  },
  {
    title: "vin.document",
    text: "vin.documentText",
    drawing: "M22 4h28l10 10v32H22zM50 4v10h10M30 22h20M30 30h14M30 38h20",
  },
] as const;

/** The three places every vehicle carries its number in. */
export function WhereToFindVin() {
  const t = useMessage();
  return (
    <section aria-labelledby="where-to-find-vin">
      <h2 className="display d-36" id="where-to-find-vin">
        {t("vin.whereTitle")}
      </h2>
      <ul className={styles.places}>
        {places.map(({ title, text, drawing }) => (
          <li key={title}>
            <svg viewBox="0 0 80 50" aria-hidden="true">
              <path d={drawing} fill="none" stroke="currentColor" strokeWidth="1.5" />
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
