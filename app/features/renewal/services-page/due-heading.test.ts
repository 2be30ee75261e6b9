import { expect, it } from "vitest";
import { dueHeading } from "./due-heading.ts";

it.each([
  [[false], "renewal.dueServices"],
  [[false, false], "renewal.dueServices"],
  [[true], "renewal.expiredServices"],
  [[true, true], "renewal.expiredServices"],
  [[true, false], "renewal.endedAndDue"],
])("services of which these have expired, %o, are called %s", (expired, title) => {
  expect(dueHeading(expired.map((isExpired) => ({ isExpired })))).toEqual({ title, lead: `${title}Lead` });
});
