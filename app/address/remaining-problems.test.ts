import { expect, it } from "vitest";
import type { FieldProblem } from "./check-address.ts";
import { remainingProblems } from "./remaining-problems.ts";

const noCity: FieldProblem = { field: "city", text: "address.cityRequired" };
const noEmail: FieldProblem = { field: "email", text: "address.emailRequired" };
const wrongEmail: FieldProblem = { field: "email", text: "address.emailInvalid" };

it.each([
  {
    name: "a field is no longer marked when it is corrected",
    before: [noCity, noEmail],
    now: [noCity],
    remaining: [noCity],
  },
  { name: "no field is marked when all are corrected", before: [noCity, noEmail], now: [], remaining: [] },
  { name: "a marked field shows its new problem", before: [noEmail], now: [wrongEmail], remaining: [wrongEmail] },
  {
    name: "a field that was not marked stays unmarked",
    before: [noEmail],
    now: [noCity, noEmail],
    remaining: [noEmail],
  },
  { name: "no field is marked when none was marked before", before: [], now: [noCity], remaining: [] },
])("$name", ({ before, now, remaining }) => {
  expect(remainingProblems(before, now)).toEqual(remaining);
});
