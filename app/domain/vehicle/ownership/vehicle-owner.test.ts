import { expect, it } from "vitest";
import { ownsVehicle } from "./vehicle-owner.ts";

const person = { accountId: "cdc-1", forgerockId: "sub-1" };

it.each([
  ["an owner known by the customer data id", person, { id: "cdc-1", isForgerockUser: false }, true],
  ["an owner known by the provider's id", person, { id: "sub-1", isForgerockUser: true }, true],
  ["a stranger", person, { id: "cdc-2", isForgerockUser: false }, false],
  ["a stranger, where the owner is known by the provider's id", person, { id: "sub-2", isForgerockUser: true }, false],
  [
    "a visitor whose provider id is the owner's customer data id",
    person,
    { id: "sub-1", isForgerockUser: false },
    false,
  ],
  [
    "a visitor whose customer data id is the owner's provider id",
    person,
    { id: "cdc-1", isForgerockUser: true },
    false,
  ],
  ["a session without the provider's id", { accountId: "cdc-1" }, { id: "sub-1", isForgerockUser: true }, false],
  [
    "a visitor with empty ids, where the owner's id is empty",
    { accountId: "", forgerockId: "" },
    { id: "", isForgerockUser: false },
    false,
  ],
  ["a guest", undefined, { id: "cdc-1", isForgerockUser: false }, false],
  ["a visitor without a vehicle", person, undefined, false],
])("%s owns the vehicle: $3", (_, visitor, owner, expected) => {
  expect(ownsVehicle(visitor, owner)).toBe(expected);
});
