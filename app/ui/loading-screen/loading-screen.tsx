import { type ReactNode, useState } from "react";
import { MakeLogo, type Make } from "../make-logo/make-logo.tsx";
import { classNames } from "../class-names.ts";
import { loadingScenes, scenePath } from "./loading-scenes.ts";
import styles from "./loading-screen.module.css";

interface LoadingScreenProps {
  make: Make;
  isVehicleKnown: boolean;
  title: string;
  text: string;
  /** Accessibility requires a button that stops moving pictures. */
  stopLabel: string;
  /** Shown without scripts, which would end the wait. */
  withoutScript?: ReactNode;
  /** Whether it fills a part of a page instead of the whole screen. */
  isInset?: boolean;
}

export function LoadingScreen(props: LoadingScreenProps) {
  const { make, isVehicleKnown, title, text, stopLabel, withoutScript, isInset = false } = props;
  const [isStopped, setIsStopped] = useState(false);
  return (
    <div
      className={classNames("night", styles.loading, isInset ? styles.inset : styles.full, isStopped && styles.stopped)}
    >
      {loadingScenes(make, isVehicleKnown).map((scene, place) => (
        <img
          key={scene}
          className={styles.scene}
          src={scenePath(scene)}
          width={1600}
          height={900}
          alt=""
          fetchPriority={place === 0 ? "high" : "low"}
        />
      ))}
      <div className={styles.words}>
        <div aria-live="polite">
          <p className="display d-36">{title}</p>
          <p className={styles.text}>{text}</p>
          {withoutScript ? <noscript>{withoutScript}</noscript> : null}
        </div>
        <MakeLogo make={make} className={styles.logo} />
      </div>
      {isStopped ? null : (
        <button type="button" className={styles.stop} onClick={() => setIsStopped(true)}>
          {stopLabel}
        </button>
      )}
      <div className={styles.bar} aria-hidden="true">
        <i />
      </div>
    </div>
  );
}
