import { expect, it } from "vitest";
import { pickByPatterns } from "./build-worker.ts";

const files = ["assets/root.css", "assets/root.js", "marks/jaguar.svg"];

it("picks the files that fit one of the patterns", () => {
  expect(pickByPatterns(files, [/^assets\/.+\.css$/, /\.svg$/])).toEqual(["assets/root.css", "marks/jaguar.svg"]);
});

it("refuses a pattern that fits no file", () => {
  expect(() => pickByPatterns(files, [/\.css$/, /^fonts\//])).toThrow("No built file fits /^fonts\\//");
});
