import { expect, it } from "vitest";
import { isOwnerCheckFailed } from "./owner-check.ts";

const owner = { id: "owner-1", isForgerockUser: false };
const plain = { accountId: "stranger", owner, checksOwner: true, isTestHost: false };

it.each([
  ["a stranger", plain, true],
  ["the owner", { ...plain, accountId: "owner-1" }, false],
  ["the owner's id in capital letters", { ...plain, accountId: "OWNER-1" }, true],
  ["a guest", { ...plain, accountId: undefined }, false],
  [
    "a vehicle whose owner has an id of the identity provider",
    { ...plain, owner: { ...owner, isForgerockUser: true } },
    false,
  ],
  ["a page of driver assistance", { ...plain, checksOwner: false }, false],
  ["a visitor on a test host", { ...plain, isTestHost: true }, false],
  ["an empty id", { ...plain, accountId: "" }, true],
])("the owner check of %s fails: $2", (_, check, expected) => {
  expect(isOwnerCheckFailed(check)).toBe(expected);
});
