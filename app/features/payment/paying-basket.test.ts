import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newStorage } from "../../../test/browser-storage.ts";
import { removePayingBasket, readPayingBasket, storePayingBasket } from "./paying-basket.ts";

beforeEach(() => void vi.stubGlobal("sessionStorage", newStorage()));
afterEach(() => void vi.unstubAllGlobals());

it("a tab stores the last basket that it pays for, until it removes it", () => {
  expect(readPayingBasket()).toBeNull();
  storePayingBasket("basket-1");
  storePayingBasket("basket-2");
  expect(readPayingBasket()).toBe("basket-2");
  removePayingBasket();
  expect(readPayingBasket()).toBeNull();
});

it("another tab does not see the basket of the first", () => {
  storePayingBasket("basket-1");
  vi.stubGlobal("sessionStorage", newStorage());
  expect(readPayingBasket()).toBeNull();
});
