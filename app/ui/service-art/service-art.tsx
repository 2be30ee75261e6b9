import { classNames } from "../class-names.ts";
import type { Make } from "../make-logo/make-logo.tsx";
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

/** One of the shop's own drawings, or a picture of the catalogue. */
export type ServiceImage =
  | { drawing: ServiceDrawing; make: Make; src?: undefined }
  | { src: string; alt?: string; drawing?: undefined; make?: undefined };

type ServiceArtProps = ServiceImage & {
  /** 3:2 in galleries, 16:9 on cards and 3:2 in offers (both 5:2 on phones), 8:5 wherever it is small. */
  shape?: "gallery" | "card" | "offer" | "small";
  isExpired?: boolean;
  /** False for a picture in the first screen. */
  isLazy?: boolean;
  className?: string;
};

export function ServiceArt(props: ServiceArtProps) {
  const { shape = "small", isExpired = false, isLazy = true, className } = props;
  const isOwn = props.src === undefined;
  const folder = props.make === "jaguar" ? "services/jaguar" : "services";
  return (
    <div className={classNames(styles.art, styles[shape], isExpired && styles.expired, className)}>
      <img
        src={isOwn ? `/art/${folder}/${props.drawing}.svg` : props.src}
        width={640}
        height={400}
        alt={isOwn ? "" : (props.alt ?? "")}
        loading={isLazy ? "lazy" : undefined}
      />
    </div>
  );
}
