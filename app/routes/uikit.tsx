import { Link, useSearchParams } from "react-router";
import { ALL_EXAMPLES } from "../ui/all-examples.ts";
import { PageHead } from "../page/page-head.tsx";
import { useShop } from "../site/shop-context.tsx";
import type { Make } from "../ui/make-logo/make-logo.tsx";
import type { Example } from "../ui/example.ts";
import styles from "./uikit.module.css";

/** The page shows the shop's own header and footer as examples, so it is rendered without them. */
export const handle = { bare: true };

export const loader = () => null;

const TITLE = "Components";
const MAKES: { make: Make; text: string }[] = [
  { make: "landrover", text: "Land Rover" },
  { make: "jaguar", text: "Jaguar" },
];

export default function UiKit() {
  const [search] = useSearchParams();
  const { site } = useShop();
  const make = MAKES.find((one) => one.make === search.get("make"))?.make ?? site.make;
  return (
    <div data-make={make} className={styles.page}>
      <PageHead title={{ name: TITLE }} isUnlisted />
      <div className="wrap">
        <h1 className="display d-48">{TITLE}</h1>
        <nav aria-label="Make" className={styles.nav}>
          {MAKES.map((choice) => (
            <Link key={choice.make} to={`?make=${choice.make}`} aria-current={choice.make === make || undefined}>
              {choice.text}
            </Link>
          ))}
        </nav>
        <nav aria-label="Index" className={styles.nav}>
          {ALL_EXAMPLES.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      </div>
      {ALL_EXAMPLES.map(({ id, title, examples }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.set}>
          <h2 id={`${id}-title`} className="wrap display d-36">
            {title}
          </h2>
          <div className={`wrap ${styles.examples}`}>
            {examples(make).map((example) => (
              <ExampleBlock key={example.name} {...example} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function ExampleBlock({ name, content, isWide }: Example) {
  return (
    <div className={isWide ? styles.wide : styles.narrow}>
      <p className={isWide ? "wrap label" : "label"}>{name}</p>
      <div>{content}</div>
    </div>
  );
}
