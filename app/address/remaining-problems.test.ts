import { expect, it } from "vitest";
import type { FieldProblem } from "./check-address.ts";
import { remainingProblems } from "./remaining-problems.ts";

const noCity: FieldProblem = { field: "city", text: "address.cityRequired" };
const noEmail: FieldProblem = { field: "email", text: "address.emailRequired" };
const wrongEmail: FieldProblem = { field: "email", text: "address.emailInvalid" };

it.each([
  { name: "a corrected field is no longer marked", shown: [noCity, noEmail], found: [noCity], left: [noCity] },
  { name: "everything is corrected", shown: [noCity, noEmail], found: [], left: [] },
  { name: "a field has another problem now", shown: [noEmail], found: [wrongEmail], left: [wrongEmail] },
  { name: "a field that was not marked stays unmarked", shown: [noEmail], found: [noCity, noEmail], left: [noEmail] },
  { name: "nothing was marked", shown: [], found: [noCity], left: [] },
])("$name", ({ shown, found, left }) => {
  expect(remainingProblems(shown, found)).toEqual(left);
});
