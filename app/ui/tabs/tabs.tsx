import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { useHydrated } from "../use-hydrated.ts";
import { nextTab } from "./tab-keys.ts";
import styles from "./tabs.module.css";

export interface Tab {
  id: string;
  text: string;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: Tab[];
  defaultTab?: string;
  onSelect?: (id: string) => void;
}

/** Each tab is a link to its panel, so every panel can be reached without scripts. */
export function Tabs({ label, tabs, defaultTab = tabs[0]?.id, onSelect }: TabsProps) {
  const [selected, setSelected] = useState(defaultTab);
  const list = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const isReady = useHydrated();

  const select = (id: string) => {
    setSelected(id);
    onSelect?.(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const current = tabs.findIndex((tab) => tab.id === selected);
    const next = nextTab({ key: event.key, current, count: tabs.length });
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
    select(tabs[next]?.id ?? "");
  };
  return (
    <div data-ready={isReady || undefined}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <a
            key={tab.id}
            id={`${prefix}${tab.id}-tab`}
            role="tab"
            href={`#${prefix}${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${prefix}${tab.id}`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              select(tab.id);
            }}
            onKeyDown={onKeyDown}
          >
            {tab.text}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${prefix}${tab.id}`}
          role="tabpanel"
          aria-labelledby={`${prefix}${tab.id}-tab`}
          className={classNames(tab.id !== selected && styles.away)}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
