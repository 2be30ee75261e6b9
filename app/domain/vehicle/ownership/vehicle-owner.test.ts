import { expect, it } from "vitest";
import { ownsVehicle } from "./vehicle-owner.ts";

const person = { identityId: "cdc-1", forgerockId: "sub-1" };

it.each([
  ["an owner known by the customer data id", person, { id: "cdc-1", isForgerockUser: false }, true],
  ["an owner known by the provider's id", person, { id: "sub-1", isForgerockUser: true }, true],
  ["a stranger", person, { id: "cdc-2", isForgerockUser: false }, false],
  ["a stranger to an owner of the provider's kind", person, { id: "sub-2", isForgerockUser: true }, false],
  ["an id of the wrong kind", person, { id: "sub-1", isForgerockUser: false }, false],
  ["the other wrong kind", person, { id: "cdc-1", isForgerockUser: true }, false],
  ["a session without the provider's id", { identityId: "cdc-1" }, { id: "sub-1", isForgerockUser: true }, false],
  ["two empty ids", { identityId: "", forgerockId: "" }, { id: "", isForgerockUser: false }, false],
  ["a guest", undefined, { id: "cdc-1", isForgerockUser: false }, false],
  ["no vehicle", person, undefined, false],
])("%s", (_, visitor, owner, expected) => {
  expect(ownsVehicle(visitor, owner)).toBe(expected);
});
