import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newStorage } from "../../../test/browser-storage.ts";
import { forgetPayingBasket, readPayingBasket, rememberPayingBasket } from "./paying-basket.ts";

beforeEach(() => void vi.stubGlobal("sessionStorage", newStorage()));
afterEach(() => void vi.unstubAllGlobals());

it("a tab remembers the basket that it pays for last, until it is forgotten", () => {
  expect(readPayingBasket()).toBeNull();
  rememberPayingBasket("basket-1");
  rememberPayingBasket("basket-2");
  expect(readPayingBasket()).toBe("basket-2");
  forgetPayingBasket();
  expect(readPayingBasket()).toBeNull();
});

it("another tab does not see it", () => {
  rememberPayingBasket("basket-1");
  vi.stubGlobal("sessionStorage", newStorage());
  expect(readPayingBasket()).toBeNull();
});
