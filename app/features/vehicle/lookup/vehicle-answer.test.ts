import { expect, it } from "vitest";
import { customerDocument } from "./vehicle-answer.ts";

const email = "owner@example.com";
const both = { accountId: "cloud", forgerockId: "forge" };

it.each([
  [
    "whom the vehicle knows by the customer data cloud",
    both,
    { id: "cloud", isForgerockUser: false },
    "cloud",
    "SAP_CDC",
    "forge",
  ],
  [
    "whom the vehicle knows by the identity provider",
    both,
    { id: "forge", isForgerockUser: true },
    "forge",
    "FORGEROCK",
    "forge",
  ],
  ["whom the vehicle does not know", both, { id: "other", isForgerockUser: true }, "cloud", "SAP_CDC", "forge"],
  ["who has one id only", { accountId: "cloud" }, { id: "", isForgerockUser: true }, "cloud", "SAP_CDC", "cloud"],
])(
  "the document of a customer %s has the id $3 of type $4 and the principal id $5",
  (_, person, owner, uuid, userIdType, principalUuid) => {
    expect(customerDocument(person, { email, owner })).toEqual({ email, uuid, userIdType, principalUuid });
  },
);
