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
}

export function Accordion({ items, openItems = [], head }: AccordionProps) {
  const list = useRef<HTMLDivElement>(null);
  const [isAllOpen, setIsAllOpen] = useState(items.every((item) => openItems.includes(item.id)));
  const details = () => [...(list.current?.querySelectorAll("details") ?? [])];

  const toggleAll = () => {
    for (const detail of details()) detail.open = !isAllOpen;
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
          <details
            key={id}
            id={id}
            open={openItems.includes(id)}
            onToggle={() => setIsAllOpen(details().every((detail) => detail.open))}
          >
            <summary>{title}</summary>
            <div className={classNames("stack", styles.body)}>{content}</div>
          </details>
        ))}
      </div>
    </>
  );
}
