import { expect, it } from "vitest";
import { columnsOf, fillRows } from "./vehicle-rows.ts";

const vehicle = (name: string) => ({ name, cards: Array.from({ length: Number(name.slice(1)) }) });

it.each([
  ["a1", 1],
  ["a2", 2],
  ["a3", 3],
  ["a6", 3],
])("the vehicle %s with its number of cards takes %i columns", (name, columns) => {
  expect(columnsOf(vehicle(name))).toBe(columns);
});

it.each([
  { vehicles: "", rows: "" },
  { vehicles: "a1 b1 c1 d1", rows: "a1 b1 c1 d1" },
  { vehicles: "a2 b6 c1", rows: "a2 c1 b6" },
  { vehicles: "a2 b2 c1 d1", rows: "a2 c1 b2 d1" },
  { vehicles: "a6 b2 c3 d2", rows: "a6 b2 c3 d2" },
  { vehicles: "a1 b3 c1 d2 e1", rows: "a1 c1 e1 b3 d2" },
])("$vehicles become $rows", ({ vehicles, rows }) => {
  const named = vehicles.split(" ").filter(Boolean).map(vehicle);
  expect(
    fillRows(named)
      .map(({ name }) => name)
      .join(" "),
  ).toBe(rows);
});
