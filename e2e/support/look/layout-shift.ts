import type { Page } from "@playwright/test";

type Shift = { value: number; moved: string[] };
type WatchedWindow = Window & { readLayoutShifts?: () => Shift[] };

/** From now on every page of the window keeps a list of what moved without being asked to. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    const shifts: Shift[] = [];
    const nameOf = (node: Node | null) =>
      (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120);
    const add = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Entry[]) {
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => nameOf(node) ?? "a removed part") });
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    (window as WatchedWindow).readLayoutShifts = () => {
      add(observer.takeRecords());
      return shifts;
    };
  });
}

/** What has moved since the page was opened, if that is more than the limit in all. */
export async function findLayoutShift(page: Page, limit: number): Promise<string[]> {
  const shifts = await page.evaluate(async () => {
    // A shift is recorded when its frame has been drawn, that is before the second frame from now.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return (window as WatchedWindow).readLayoutShifts?.() ?? [];
  });
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum > limit ? shifts.map(({ value, moved }) => `moved by ${value.toFixed(3)}: ${moved.join(" ")}`) : [];
}
