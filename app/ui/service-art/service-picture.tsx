import { classNames } from "../class-names.ts";
import styles from "./service-art.module.css";

/** A service's small picture from the catalogue; without one its space stays empty. */
export function ServicePicture({ src, isLazy = true }: { src: string | undefined; isLazy?: boolean }) {
  return (
    <div className={classNames(styles.art, styles.small)}>
      {src ? <img src={src} width={640} height={400} alt="" loading={isLazy ? "lazy" : undefined} /> : null}
    </div>
  );
}
