const FOCUSABLE =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex='0']";

interface TabPress {
  shiftKey: boolean;
  preventDefault: () => void;
}

/** From the last control Tab leads to the first and back; without this it would lead to the browser's own bar. */
export function keepFocusInside(container: HTMLElement, press: TabPress): void {
  const controls = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((control) =>
    control.checkVisibility(),
  );
  const [first, last] = [controls[0], controls.at(-1)];
  const [edge, other] = press.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== edge) return;
  press.preventDefault();
  other?.focus();
}
