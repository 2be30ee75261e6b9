import { useState } from "react";
import type { Make } from "../brand-mark/brand-mark.tsx";
import { ServiceArt, type ServiceDrawing } from "../service-art/service-art.tsx";
import styles from "./gallery.module.css";

interface GalleryProps {
  make: Make;
  drawings: ServiceDrawing[];
  /** E.g. "Image 2 of 4". */
  formatLabel: (place: number, count: number) => string;
}

export function Gallery({ make, drawings, formatLabel }: GalleryProps) {
  const [shown, setShown] = useState(0);
  const drawing = drawings[shown] ?? drawings[0];
  if (!drawing) return null;
  return (
    <div className={styles.gallery}>
      <ServiceArt make={make} drawing={drawing} shape="gallery" />
      {drawings.length > 1 ? (
        <div className={styles.choices}>
          {drawings.map((choice, index) => (
            <button
              key={choice}
              type="button"
              aria-label={formatLabel(index + 1, drawings.length)}
              aria-current={index === shown || undefined}
              onClick={() => setShown(index)}
            >
              <ServiceArt make={make} drawing={choice} shape="gallery" />
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
