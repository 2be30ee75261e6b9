import { expect, it } from "vitest";
import { calendarPath, downloadAddress, feedAddress } from "./calendar-path.ts";

it("keeps the address of a calendar within one segment", () => {
  expect(calendarPath("a.b-c_d")).toBe("/calendar/a.b-c_d");
  expect(calendarPath("../account")).toBe("/calendar/..%2Faccount");
});

it.each([
  ["https://shop.example/de-DE/calendar/t", "webcal://shop.example/de-DE/calendar/t"],
  ["http://localhost:3000/calendar/t?locale=de-DE", "webcal://localhost:3000/calendar/t?locale=de-DE"],
])("turns %s into the feed %s", (address, feed) => {
  expect(feedAddress(address)).toBe(feed);
});

it("asks for a file without losing the language", () => {
  expect(downloadAddress("https://shop.example/calendar/t?locale=de-DE")).toBe(
    "https://shop.example/calendar/t?locale=de-DE&download=",
  );
});
