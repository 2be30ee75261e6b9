import { expect, it } from "vitest";
import type { DeclarationReceipt } from "../../../contracts/order-management/declarations.ts";
import { receiptFromWire } from "./exit-receipt.ts";

const receipt: DeclarationReceipt = {
  number: "W-2345-6789",
  receivedAt: "2026-11-15T12:00:00.000Z",
  kind: "withdrawal",
  siteId: "VCS",
  localeId: "en-GB",
  name: "Ada Byron",
  contract: "VCS-7KQ2M-X9ABC",
  email: "ada@example.com",
  type: null,
  reason: null,
  endsOn: null,
  isLetterHeld: false,
};
const zone = { localeId: "en-GB", timeZone: "Europe/London" };

it.each([
  ["VCS-7KQ2M-X9ABC", "VCS-7KQ2M-X9ABC"],
  [" vcs 7kq2m x9abc", "VCS-7KQ2M-X9ABC"],
  [" The navigation ", "The navigation"],
])("shows the contract %j as %j", (contract, shown) => {
  expect(receiptFromWire({ ...receipt, contract }, zone).declared.contract).toBe(shown);
});
