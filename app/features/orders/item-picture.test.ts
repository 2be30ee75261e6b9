import { expect, it } from "vitest";
import { pictureOf } from "./item-picture.ts";

const item = { SNPOMSProductCode_C: "LIVE", SNPOMSProductImageLink_C: null, productImageLink_C: null };
const own = "/art/services/live-traffic.svg";

it.each([
  ["of the catalogue", {}, [["LIVE", own]], own],
  ["stored with the item", { SNPOMSProductImageLink_C: own }, [], own],
  ["stored in the older field", { productImageLink_C: own }, [], own],
  ["neutral without any", {}, [["CONNAV", own]], "/art/services/connected-complete.svg"],
  [
    "not of another host",
    { SNPOMSProductImageLink_C: "https://cdn.example/x.png" },
    [],
    "/art/services/connected-complete.svg",
  ],
  [
    "not of a host without a scheme",
    { productImageLink_C: "//cdn.example/x.png" },
    [],
    "/art/services/connected-complete.svg",
  ],
] as const)("the picture is %s", (_, change, pictures, expected) => {
  expect(pictureOf({ ...item, ...change }, new Map(pictures))).toBe(expected);
});
