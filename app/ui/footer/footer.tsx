import type { ReactNode } from "react";
import { Link } from "../link/link.tsx";
import { MakeLogo, type Make } from "../make-logo/make-logo.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./footer.module.css";

/** The section about country and language. */
export const placeId = "place";

export interface FooterColumn {
  title: string;
  links: { text: string; to: string }[];
}

interface FooterProps {
  make: Make;
  columns: FooterColumn[];
  place: { title: string; country: string; language: string; to: string; chooser?: ReactNode };
  copyright: string;
  note: string | undefined;
}

export function Footer({ make, columns, place, copyright, note }: FooterProps) {
  return (
    <footer className={styles.foot}>
      <div className="wrap">
        <div className={styles.columns}>
          {columns.map(({ title, links }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ text, to }) => (
                  <li key={text}>
                    <Link to={to}>{text}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <section id={placeId}>
            <h2>{place.title}</h2>
            {place.chooser ?? (
              <ul>
                <li>
                  <Link to={place.to}>
                    <Icon name="globe" />
                    <span>
                      {place.country}
                      <br />
                      {place.language}
                    </span>
                  </Link>
                </li>
              </ul>
            )}
          </section>
        </div>
        <div className={styles.base}>
          <MakeLogo make={make} className={styles.sign} />
          <p>{copyright}</p>
          {note ? <p className={styles.note}>{note}</p> : null}
        </div>
      </div>
    </footer>
  );
}
