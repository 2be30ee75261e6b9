import { expect, type Locator, type Page } from "@playwright/test";
import { tabOnto } from "./keyboard.ts";
import { moveUntilHydrated, tabUntilHydrated } from "./page-parts.ts";

/** How a customer uses a page. */
export type Hand = {
  /** Gives a view the first interaction, which loads its code, and waits for it. */
  wake: (page: Page, part: string) => Promise<void>;
  activate: (control: Locator) => Promise<void>;
  /** Chooses the last entry of a list. */
  chooseLast: (list: Locator) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
};

export const mouse: Hand = {
  wake: moveUntilHydrated,
  activate: (control) => control.click(),
  async chooseLast(list) {
    const values = await list.locator("option").evaluateAll((all) => all.map((one) => one.getAttribute("value")));
    await list.selectOption(values.at(-1) ?? "");
  },
  write: (field, text) => field.fill(text),
};

export const keyboard: Hand = {
  wake: tabUntilHydrated,
  async activate(control) {
    await tabOnto(control);
    await control.page().keyboard.press("Enter");
  },
  async chooseLast(list) {
    await tabOnto(list);
    await list.page().keyboard.press("End");
    await expect(list.locator("option").last()).toHaveJSProperty("selected", true);
  },
  async write(field, text) {
    await tabOnto(field);
    await field.page().keyboard.press("ControlOrMeta+A");
    await field.page().keyboard.type(text);
  },
};
