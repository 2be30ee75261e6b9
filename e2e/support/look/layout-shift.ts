import type { Page } from "@playwright/test";

type Shift = { value: number; moved: string[] };
type WatchedWindow = Window & { layoutShifts?: Shift[] };

/** From now on every page of the window keeps a list of what moved without being asked to. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    const shifts: Shift[] = [];
    (window as WatchedWindow).layoutShifts = shifts;
    const nameOf = (node: Node | null) =>
      (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => nameOf(node) ?? "a removed part") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What has moved since the page was opened, if that is more than the limit in all. */
export async function findLayoutShift(page: Page, limit: number): Promise<string[]> {
  const shifts = await page.evaluate(async () => {
    // An observer hears of a frame after it was drawn.
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    return (window as WatchedWindow).layoutShifts ?? [];
  });
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum > limit ? shifts.map(({ value, moved }) => `moved by ${value.toFixed(3)}: ${moved.join(" ")}`) : [];
}
