import { join } from "node:path";
import { expect, test } from "vitest";
import { shortClassName } from "./class-names.ts";

const css = ".timeline{color:red}.timeline .car,.needle:hover{left:1.5rem}.car{top:0}";
const file = join(import.meta.dirname, "../../app/ui/expiry-timeline/expiry-timeline.module.css");

test("a class is named by its file and its position in the file", () => {
  const [timeline, car, needle] = ["timeline", "car", "needle"].map((name) => shortClassName(name, file, css));
  expect(timeline).toMatch(/^[A-Za-z]{3}0$/);
  expect([car, needle]).toEqual([timeline?.replace(/0$/, "1"), timeline?.replace(/0$/, "2")]);
});

test("a class has the same name in every build, whatever query follows the file name", () => {
  expect(shortClassName("timeline", `${file}?used`, css)).toBe(shortClassName("timeline", file, css));
});

test("the same class has another name in another file", () => {
  expect(shortClassName("timeline", file, css)).not.toBe(
    shortClassName("timeline", file.replace("timeline", "other"), css),
  );
});
