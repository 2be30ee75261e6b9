import type { ReactNode } from "react";
import { Link } from "../link/link.tsx";
import { VehicleOnLight } from "../vehicle-art/vehicle-art.tsx";
import type { VehicleDrawing } from "../vehicle-art/vehicle-drawings.ts";
import styles from "./sample-list.module.css";

export interface Sample {
  id: string;
  name: string;
  detail: string;
  /** The link that chooses it. */
  to: string;
  isChosen?: boolean;
  drawing?: VehicleDrawing;
  tag?: ReactNode;
}

interface SampleListProps {
  title: string;
  note: string;
  samples: Sample[];
}

/** Demonstration data to choose from; the dashed frame shows that it is not part of the shop. */
export function SampleList({ title, note, samples }: SampleListProps) {
  return (
    <aside className={styles.demo}>
      <h2 className="display d-22">{title}</h2>
      <p className="small quiet">{note}</p>
      <ul>
        {samples.map(({ id, name, detail, to, isChosen, drawing, tag }) => (
          <li key={id}>
            <Link to={to} preventScrollReset aria-current={isChosen || undefined}>
              <span className={styles.picture}>
                <VehicleOnLight drawing={drawing} />
              </span>
              <span className={styles.name}>{name}</span>
              <small className="vin">{detail}</small>
              <span className={styles.tag}>{tag}</span>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
