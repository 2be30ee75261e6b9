import { expect, it } from "vitest";
import { readOrderSwitches } from "./order-switches.ts";

const names = {
  invoiceModalError: "isInvoiceBroken",
  creditModalError: "isCreditNoteBroken",
  creditMessageError: "areCreditNotesUnavailable",
  refunded: "isRefunded",
} as const;
const cases = Object.entries(names);
const off = readOrderSwitches(new URLSearchParams(), { isTestHost: true });

it.each(cases)("%s switches %s on, on test hosts only", (parameter, name) => {
  const query = new URLSearchParams({ [parameter]: "true" });
  expect(readOrderSwitches(query, { isTestHost: true })).toEqual({ ...off, [name]: true });
  expect(readOrderSwitches(query, { isTestHost: false })).toEqual(off);
});

it.each(["", "1", "false", "TRUE"])("the value %j switches nothing on", (value) => {
  const query = new URLSearchParams(cases.map(([parameter]) => [parameter, value]));
  expect(Object.values(readOrderSwitches(query, { isTestHost: true }))).toEqual([false, false, false, false]);
});
