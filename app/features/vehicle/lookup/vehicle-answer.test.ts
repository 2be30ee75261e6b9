import { expect, it } from "vitest";
import { customerDocument } from "./vehicle-answer.ts";

const email = "owner@example.com";
const both = { identityId: "cloud", forgerockId: "forge" };

it.each([
  ["by the customer data cloud", both, { id: "cloud", isForgerockUser: false }, "cloud", "SAP_CDC", "forge"],
  ["by the identity provider", both, { id: "forge", isForgerockUser: true }, "forge", "FORGEROCK", "forge"],
  ["not at all", both, { id: "other", isForgerockUser: true }, "cloud", "SAP_CDC", "forge"],
  ["and has one id", { identityId: "cloud" }, { id: "", isForgerockUser: true }, "cloud", "SAP_CDC", "cloud"],
])("a customer whom the vehicle knows %s", (_, person, owner, uuid, userIdType, principalUuid) => {
  expect(customerDocument(person, { email, owner })).toEqual({ email, uuid, userIdType, principalUuid });
});
