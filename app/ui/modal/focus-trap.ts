const FOCUSABLE =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex='0']";

interface TabPress {
  shiftKey: boolean;
  preventDefault: () => void;
}

/** Tab moves from the last control to the first; otherwise it would leave the page for the browser's toolbar. */
export function trapFocus(container: HTMLElement, press: TabPress): void {
  const controls = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((control) =>
    control.checkVisibility(),
  );
  const [first, last] = [controls[0], controls.at(-1)];
  const [edge, other] = press.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== edge) return;
  press.preventDefault();
  other?.focus();
}
