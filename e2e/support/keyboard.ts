import { expect, type Frame, type Locator, type Page } from "@playwright/test";

type Focus = { tag: string; name: string; isVisible: boolean; position: string };

/** More than any part of the checkout needs. */
const maxSteps = 60;

/** The focused element, also inside a provider's frames. */
async function focusOf(page: Page): Promise<Focus> {
  const found = await Promise.all(page.frames().map(focusIn));
  const [deepest] = found.filter((focus) => focus !== undefined && focus.tag !== "IFRAME").toReversed();
  return deepest ?? { tag: "BODY", name: "", isVisible: false, position: "" };
}

/** Undefined in a frame without the focus, and in one that disappears meanwhile. */
async function focusIn(frame: Frame, index: number): Promise<Focus | undefined> {
  const focus = await frame.evaluate(readFocus).catch(() => undefined);
  return focus && { ...focus, position: `${index} ${focus.position}` };
}

function readFocus(): Focus | undefined {
  const active = document.activeElement;
  if (!document.hasFocus() || !active) return undefined;
  const labels = active instanceof HTMLInputElement ? [...(active.labels ?? [])] : [];
  const names = [active.getAttribute("aria-label"), ...labels.map((label) => label.textContent), active.textContent];
  const hasRing = (element: Element | null | undefined) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return boxShadow !== "none" || (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0);
  };
  // Adyen draws the ring around its field, and around its frames in the shop's page.
  const isFramed = window.parent !== window;
  return {
    tag: active.tagName,
    name: (names.find(Boolean) ?? "").trim(),
    isVisible: isFramed || hasRing(active) || hasRing(active.parentElement),
    position: String([...document.querySelectorAll("*")].indexOf(active)),
  };
}

/** Presses a key and returns the new focus. On its way into a provider's frame no element has it for a moment. */
async function moveFocus(page: Page, key: string, passed: readonly string[]): Promise<Focus> {
  const before = await focusOf(page);
  await page.keyboard.press(key);
  let focus = before;
  const hasMoved = async () => {
    focus = await focusOf(page);
    return focus.tag !== "BODY" && focus.position !== before.position;
  };
  await expect.poll(hasMoved, `the focus is lost after: ${passed.join(" | ")}`).toBe(true);
  return focus;
}

/** Presses Tab until the named element has the focus. On the way the focus must be visible and never lost. */
export async function tabTo(page: Page, name: string | RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const isNamed = (focus: Focus) => (typeof name === "string" ? focus.name === name : name.test(focus.name));
  await tabUntil(page, { key, goal: String(name), isThere: async (focus) => isNamed(focus) });
}

/** The same for an element that the test has found in another way, forwards or backwards. */
export async function tabOnto(control: Locator): Promise<void> {
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  if (await isThere()) return;
  const isBehind = await control.evaluate((element) => {
    const position = element.compareDocumentPosition(document.activeElement ?? document.body);
    return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  await tabUntil(control.page(), { key: isBehind ? "Shift+Tab" : "Tab", goal: String(control), isThere });
}

type Goal = { key: "Tab" | "Shift+Tab"; goal: string; isThere: (focus: Focus) => Promise<boolean> };

async function tabUntil(page: Page, { key, goal, isThere }: Goal): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < maxSteps; step += 1) {
    const focus = await moveFocus(page, key, passed);
    passed.push(`${focus.tag} ${focus.name}`);
    expect(focus.isVisible, `the focus is not visible: ${passed.join(" | ")}`).toBe(true);
    if (await isThere(focus)) return;
  }
  throw new Error(`Tab does not lead to ${goal}, only to: ${passed.join(" | ")}`);
}

/** Waits until the page has moved the focus to the named element. */
export async function expectFocusOn(page: Page, name: string | RegExp): Promise<void> {
  const pattern = typeof name === "string" ? new RegExp(`^${name}$`) : name;
  await expect.poll(async () => (await focusOf(page)).name).toMatch(pattern);
}

/** Tabs once around a dialog and one step further, in both directions: the focus must not leave it. */
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
