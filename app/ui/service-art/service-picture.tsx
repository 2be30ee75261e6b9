import { classNames } from "../class-names.ts";
import styles from "./service-art.module.css";

/** A service's picture wherever it is small, from the address the catalogue gives; without one its place stays free. */
export function ServicePicture({ src, isLazy = true }: { src: string | undefined; isLazy?: boolean }) {
  return (
    <div className={classNames(styles.art, styles.small)}>
      {src ? <img src={src} width={640} height={400} alt="" loading={isLazy ? "lazy" : undefined} /> : null}
    </div>
  );
}
