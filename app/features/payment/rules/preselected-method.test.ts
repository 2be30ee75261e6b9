import { expect, it } from "vitest";
import type { SavedMethod } from "../../../../payments/port/payment-types.ts";
import { preselectedMethod } from "./preselected-method.ts";

const today = "2026-11-15";
const method = (token: string, overrides: Partial<SavedMethod> = {}): SavedMethod => ({
  token,
  type: "card",
  ...overrides,
});
const until = (expMonth: number, expYear: number) => method(`${expMonth}/${expYear}`, { expMonth, expYear });
const debit = method("debit", { type: "sepa_debit", bankCode: "37040044" });

it.each<[string, string | undefined, SavedMethod[]]>([
  ["no saved method", undefined, []],
  ["a valid card", "12/2026", [until(12, 2026)]],
  ["a card in its last month", "11/2026", [until(11, 2026)]],
  ["a card that expired last month", undefined, [until(10, 2026)]],
  ["a card that expired last December", undefined, [until(12, 2025)]],
  ["an expired card before a valid one", "1/2027", [until(10, 2026), until(1, 2027)]],
  ["two valid cards", "1/2030", [until(1, 2030), until(1, 2027)]],
  ["a debit, which never expires", "debit", [debit]],
  ["an expired card before a debit", "debit", [until(1, 2020), debit]],
  ["only expired cards", undefined, [until(1, 2020), until(9, 2026)]],
])("a customer with %s has the preselected method %s", (_, token, methods) => {
  expect(preselectedMethod(methods, today)?.token).toBe(token);
});
