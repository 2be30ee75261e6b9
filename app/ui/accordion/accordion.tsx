import { type ReactNode, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { TextButton } from "../text-link/text-link.tsx";
import styles from "./accordion.module.css";

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

interface AccordionProps {
  items: AccordionItem[];
  /** Ids of items that are open at first. */
  openItems?: string[];
  /** With a title and both labels, a button opens or closes all at once. */
  head?: { title: ReactNode; openAllLabel: string; closeAllLabel: string };
  /** The name of the items in statistics, for visitors who have consented. */
  measuredAs?: string;
}

export function Accordion({ items, openItems = [], head, measuredAs }: AccordionProps) {
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly string[]>(openItems);
  const isAllOpen = items.every(({ id }) => opened.includes(id));
  const toggleAll = () => setOpened(isAllOpen ? [] : items.map(({ id }) => id));
  // Read from the document, because visitors may have opened some before the scripts ran.
  const onToggle = () => {
    const details = [...(list.current?.querySelectorAll("details") ?? [])];
    setOpened(details.filter(({ open }) => open).map(({ id }) => id));
  };
  return (
    <>
      {head ? (
        <div className={styles.head}>
          {head.title}
          <TextButton className={styles.all} onClick={toggleAll}>
            {isAllOpen ? head.closeAllLabel : head.openAllLabel}
          </TextButton>
        </div>
      ) : null}
      <div ref={list} className={styles.list}>
        {items.map(({ id, title, content }) => (
          <details key={id} id={id} open={opened.includes(id)} onToggle={onToggle}>
            <summary data-measured-click={measuredAs}>{title}</summary>
            <div className={classNames("stack", styles.body)}>{content}</div>
          </details>
        ))}
      </div>
    </>
  );
}
