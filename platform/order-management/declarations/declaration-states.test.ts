import { expect, it } from "vitest";
import { declarationStates } from "../../../contracts/order-management/declarations.ts";
import { nextStates } from "./declaration-states.ts";

it("moves along these ways and no others", () => {
  const moves = declarationStates.flatMap((from) => nextStates[from].map((to) => `${from} -> ${to}`));
  expect(moves).toEqual(["waiting -> matched", "waiting -> unmatched", "unmatched -> waiting", "unmatched -> settled"]);
});
