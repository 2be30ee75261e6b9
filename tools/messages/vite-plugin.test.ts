import { expect, it } from "vitest";
import { textsOfArea } from "./vite-plugin.ts";

const texts: [string, string][] = [
  ["error.title", "Something went wrong"],
  ["nav.help", "Help"],
];

it("finds the texts of an area", () => {
  expect(textsOfArea("error.", texts)).toEqual([["error.title", "Something went wrong"]]);
});

it("refuses an area without texts", () => {
  expect(() => textsOfArea("offline.", texts)).toThrow("starts with offline.");
});
