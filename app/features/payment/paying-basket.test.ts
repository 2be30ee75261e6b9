import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newStorage } from "../../../test/browser-storage.ts";
import { forgetPayingBasket, readPayingBasket, rememberPayingBasket } from "./paying-basket.ts";

beforeEach(() => void vi.stubGlobal("sessionStorage", newStorage()));
afterEach(() => void vi.unstubAllGlobals());

it("a tab remembers the last basket that it pays for, until it forgets it", () => {
  expect(readPayingBasket()).toBeNull();
  rememberPayingBasket("basket-1");
  rememberPayingBasket("basket-2");
  expect(readPayingBasket()).toBe("basket-2");
  forgetPayingBasket();
  expect(readPayingBasket()).toBeNull();
});

it("another tab does not see the basket of the first", () => {
  rememberPayingBasket("basket-1");
  vi.stubGlobal("sessionStorage", newStorage());
  expect(readPayingBasket()).toBeNull();
});
