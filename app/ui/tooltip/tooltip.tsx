import { type ReactNode, type ToggleEvent, useId, useRef } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { tooltipPosition } from "./tooltip-position.ts";
import styles from "./tooltip.module.css";

/** Uses the browser's popover, which opens by press, key or touch and closes by Escape or a press outside. */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const button = useRef<HTMLSpanElement>(null);
  const placeTip = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== "open" || !button.current) return;
    const tip = event.currentTarget;
    const position = tooltipPosition({
      button: button.current.getBoundingClientRect(),
      tip: { width: tip.offsetWidth, height: tip.offsetHeight },
      view: { width: document.documentElement.clientWidth, height: window.innerHeight },
    });
    tip.style.margin = "0";
    tip.style.left = `${position.left + window.scrollX}px`;
    tip.style.top = `${position.top + window.scrollY}px`;
  };
  return (
    <span ref={button} className={styles.holder}>
      <IconButton icon="help" label={label} popoverTarget={id} />
      <div id={id} popover="auto" className={styles.tip} onToggle={placeTip}>
        {children}
      </div>
    </span>
  );
}
