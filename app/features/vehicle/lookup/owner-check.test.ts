import { expect, it } from "vitest";
import { isOwnerCheckFailed } from "./owner-check.ts";

const owner = { id: "owner-1", isForgerockUser: false };
const plain = { identityId: "stranger", owner, checksOwner: true, isTestHost: false };

it.each([
  ["a stranger", plain, true],
  ["the owner", { ...plain, identityId: "owner-1" }, false],
  ["the owner's id in capital letters", { ...plain, identityId: "OWNER-1" }, true],
  ["a guest", { ...plain, identityId: undefined }, false],
  ["an id of the identity provider's own kind", { ...plain, owner: { ...owner, isForgerockUser: true } }, false],
  ["driver assistance", { ...plain, checksOwner: false }, false],
  ["a tester's host", { ...plain, isTestHost: true }, false],
  ["an empty id", { ...plain, identityId: "" }, true],
])("%s", (_, check, expected) => {
  expect(isOwnerCheckFailed(check)).toBe(expected);
});
