import { expect, type Frame, type Page } from "@playwright/test";

type Focus = { tag: string; name: string; isSeen: boolean };

/** Longer than the way through any part of the checkout. */
const mostSteps = 60;

/** What has the focus, in whichever page of a provider's it is. */
async function focusOf(page: Page): Promise<Focus> {
  const places = await Promise.all(page.frames().map(focusIn));
  const [deepest] = places.filter((place) => place !== undefined && place.tag !== "IFRAME").toReversed();
  return deepest ?? { tag: "BODY", name: "", isSeen: false };
}

/** Undefined where the focus is not, and in a frame that goes away in the middle. */
async function focusIn(frame: Frame): Promise<Focus | undefined> {
  return frame.evaluate(readFocus).catch(() => undefined);
}

function readFocus(): Focus | undefined {
  const active = document.activeElement;
  if (!document.hasFocus() || !active) return undefined;
  const labels = active instanceof HTMLInputElement ? [...(active.labels ?? [])] : [];
  const named = [active.getAttribute("aria-label"), ...labels.map((label) => label.textContent), active.textContent];
  const hasRing = (element: Element | null | undefined) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return boxShadow !== "none" || (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0);
  };
  // Adyen draws the ring around its field, and around its frames in the shop's page.
  const isFramed = window.parent !== window;
  return {
    tag: active.tagName,
    name: (named.find(Boolean) ?? "").trim(),
    isSeen: isFramed || hasRing(active) || hasRing(active.parentElement),
  };
}

/** Goes on with Tab until the focus is on what is meant. On the way it is seen everywhere and lost nowhere. */
export async function tabTo(page: Page, name: string | RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press(key);
    const focus = await focusOf(page);
    passed.push(`${focus.tag} ${focus.name}`);
    expect(focus.tag, `the focus is lost after: ${passed.join(" | ")}`).not.toBe("BODY");
    expect(focus.isSeen, `the focus is not seen: ${passed.join(" | ")}`).toBe(true);
    if (typeof name === "string" ? focus.name === name : name.test(focus.name)) return;
  }
  throw new Error(`Tab does not lead to ${String(name)}, only to: ${passed.join(" | ")}`);
}

/** Waits until the focus has come to something of itself. */
export async function expectFocusOn(page: Page, name: string | RegExp): Promise<void> {
  const meant = typeof name === "string" ? new RegExp(`^${name}$`) : name;
  await expect.poll(async () => (await focusOf(page)).name).toMatch(meant);
}

/** Once around a dialog, and one further: the focus never leaves it. */
export async function expectTrapped(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(":focus")).toHaveCount(1);
  const controls = await dialog.locator("a[href], button, input, select, textarea, [tabindex='0']").count();
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let step = 0; step <= controls; step += 1) {
      await page.keyboard.press(key);
      await expect(dialog.locator(":focus")).toHaveCount(1);
    }
  }
}

export async function typeInto(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}
