import type { Page } from "@playwright/test";

/** Links and buttons that the mouse cannot reach, because something else lies over their middle. */
export function findCoveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isReached = (control: Element) => {
      control.scrollIntoView({ block: "center", behavior: "instant" });
      const [line] = control.getClientRects();
      // The link past the header comes onto the screen with the focus.
      if (!line || line.width <= 1 || line.bottom <= 0) return true;
      const top = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
      return top !== null && (control.contains(top) || top.contains(control));
    };
    const controls = [...document.querySelectorAll("a[href], button:enabled:not([aria-hidden]), summary")];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isReached(control))
      .map((control) => control.outerHTML.slice(0, 200));
  });
}
