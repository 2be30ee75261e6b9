import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newStorage } from "../../../test/browser-storage.ts";
import { forgetPaying, readPaying, rememberPaying } from "./paying-basket.ts";

beforeEach(() => void vi.stubGlobal("sessionStorage", newStorage()));
afterEach(() => void vi.unstubAllGlobals());

it("a tab remembers the basket that it pays for last, until it is forgotten", () => {
  expect(readPaying()).toBeNull();
  rememberPaying("basket-1");
  rememberPaying("basket-2");
  expect(readPaying()).toBe("basket-2");
  forgetPaying();
  expect(readPaying()).toBeNull();
});

it("another tab does not see it", () => {
  rememberPaying("basket-1");
  vi.stubGlobal("sessionStorage", newStorage());
  expect(readPaying()).toBeNull();
});
