import { useState } from "react";
import { Icon } from "../icon/icon.tsx";
import { ServiceArt, type ServiceImage } from "../service-art/service-art.tsx";
import styles from "./gallery.module.css";

interface GalleryProps {
  pictures: readonly ServiceImage[];
  /** E.g. "Image 2 of 4". */
  formatLabel: (position: number, count: number) => string;
  /** A link to a video on another site; nothing is loaded from there before the visitor follows it. */
  video?: { href: string; label: string };
}

export function Gallery({ pictures, formatLabel, video }: GalleryProps) {
  const [shown, setShown] = useState(0);
  const picture = pictures[shown] ?? pictures[0];
  if (!picture) return null;
  return (
    <div className={styles.gallery}>
      <ServiceArt {...picture} shape="gallery" />
      {pictures.length > 1 ? (
        <div className={styles.choices}>
          {pictures.map((choice, index) => (
            <button
              key={choice.src ?? choice.drawing}
              type="button"
              aria-label={formatLabel(index + 1, pictures.length)}
              aria-current={index === shown || undefined}
              onClick={() => setShown(index)}
            >
              <ServiceArt {...choice} shape="gallery" />
            </button>
          ))}
        </div>
      ) : null}
      {video ? (
        <a className={styles.video} href={video.href} target="_blank" rel="noopener noreferrer">
          <Icon name="play" />
          {video.label}
        </a>
      ) : null}
    </div>
  );
}
