import { expect, it } from "vitest";
import { highlight } from "./highlight.ts";

it.each([
  [["abbey"], "12 Abbey Road", "Coventry, CV3 4LF", "3-8"],
  [["12", "abb"], "12 Abbey Road", "Coventry, CV3 4LF", "0-2,3-6"],
  [["cov", "road"], "12 Abbey Road", "Coventry, CV3 4LF", "9-13;0-3"],
  [["cv3"], "12 Abbey Road", "Coventry, CV3 4LF", ";10-13"],
  [["konigstrasse"], "Königstraße 5", "70173 Stuttgart", "0-11"],
  [["bey"], "12 Abbey Road", "Coventry", ""],
  [["abbeyroad"], "12 Abbey Road", "Coventry", ""],
  [[], "12 Abbey Road", "Coventry", ""],
])("marks %j in %s | %s as %j", (...[words, text, description, marked]) => {
  expect(highlight(words, { text, description })).toBe(marked);
});
