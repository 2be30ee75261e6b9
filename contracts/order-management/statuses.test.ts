import { expect, it } from "vitest";
import { fulfilmentStatuses, isRunning, readStatus, recordStatuses } from "./statuses.ts";

it.each([...recordStatuses, ...fulfilmentStatuses])("%s is read whatever its capitals", (status) => {
  for (const text of [status, status.toUpperCase(), status.toLowerCase(), ` ${status} `]) {
    expect(readStatus(text)).toBe(status);
  }
});

it("RETURN_INITIATED is read as RETURNINITIATED", () => {
  expect(readStatus("RETURN_INITIATED")).toBe("RETURNINITIATED");
});

it.each(["", "_", "Beamed Up", "constructor", "In  progress"])("%j is no status", (text) => {
  expect(readStatus(text)).toBeUndefined();
});

it("a subscription is renewed in three statuses", () => {
  expect([...recordStatuses, ...fulfilmentStatuses].filter(isRunning)).toEqual(["Active", "In progress", "Installed"]);
  expect(isRunning("installed")).toBe(true);
});
