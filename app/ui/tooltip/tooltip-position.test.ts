import { expect, test } from "vitest";
import { tooltipPosition } from "./tooltip-position.ts";

const view = { width: 390, height: 844 };
const tip = { width: 300, height: 100 };
const button = (left: number, top: number) => ({ left, top, bottom: top + 48, width: 48 });

test.each([
  ["centred under the button", button(171, 100), { left: 45, top: 148 }],
  ["kept from the left edge", button(0, 100), { left: 16, top: 148 }],
  ["kept from the right edge", button(342, 100), { left: 74, top: 148 }],
  ["above, where there is no room below", button(171, 760), { left: 45, top: 660 }],
])("%s", (_name, place, expected) => {
  expect(tooltipPosition({ button: place, tip, view })).toEqual(expected);
});
