import { join } from "node:path";
import { expect, test } from "vitest";
import { shortClassName } from "./class-names.ts";

const css = ".road{color:red}.road .car,.needle:hover{left:1.5rem}.car{top:0}";
const file = join(import.meta.dirname, "../../app/ui/road/road.module.css");

test("a class is named by its file and its place in it", () => {
  const [road, car, needle] = ["road", "car", "needle"].map((name) => shortClassName(name, file, css));
  expect(road).toMatch(/^[A-Za-z]{3}0$/);
  expect([car, needle]).toEqual([road?.replace(/0$/, "1"), road?.replace(/0$/, "2")]);
});

test("the same names come out of every build, whatever stands behind the file's name", () => {
  expect(shortClassName("road", `${file}?used`, css)).toBe(shortClassName("road", file, css));
});

test("files keep to themselves", () => {
  expect(shortClassName("road", file, css)).not.toBe(shortClassName("road", file.replace("road", "other"), css));
});
