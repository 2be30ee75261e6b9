import { classNames } from "../class-names.ts";
import type { Make } from "../brand-mark/brand-mark.tsx";
import styles from "./service-art.module.css";

export const SERVICE_DRAWINGS = [
  "connected-complete",
  "connected-navigation",
  "connected-navigation-pro",
  "driver-assistance",
  "ev-planner",
  "guardian-alerts",
  "live-traffic",
  "online-pack",
  "remote",
  "secure-tracker",
  "secure-tracker-pro",
  "wifi-hotspot",
] as const;

export type ServiceDrawing = (typeof SERVICE_DRAWINGS)[number];

interface ServiceArtProps {
  drawing: ServiceDrawing;
  make: Make;
  /** 3:2 in galleries, 16:9 on cards and 3:2 in offers (both 5:2 on phones), 8:5 wherever it is small. */
  shape?: "gallery" | "card" | "offer" | "small";
  isExpired?: boolean;
  /** False for a picture in the first screen. */
  isLazy?: boolean;
  className?: string;
}

export function ServiceArt(props: ServiceArtProps) {
  const { drawing, make, shape = "small", isExpired = false, isLazy = true, className } = props;
  const folder = make === "jaguar" ? "services/jaguar" : "services";
  return (
    <div className={classNames(styles.art, styles[shape], isExpired && styles.expired, className)}>
      <img
        src={`/art/${folder}/${drawing}.svg`}
        width={640}
        height={400}
        alt=""
        loading={isLazy ? "lazy" : undefined}
      />
    </div>
  );
}
