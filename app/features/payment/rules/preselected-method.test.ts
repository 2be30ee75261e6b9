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

it.each<[string, SavedMethod[], string | undefined]>([
  ["nothing saved", [], undefined],
  ["a valid card", [until(12, 2026)], "12/2026"],
  ["a card in its last month", [until(11, 2026)], "11/2026"],
  ["a card that expired last month", [until(10, 2026)], undefined],
  ["a card that expired last December", [until(12, 2025)], undefined],
  ["an expired card before a valid one", [until(10, 2026), until(1, 2027)], "1/2027"],
  ["two valid cards", [until(1, 2030), until(1, 2027)], "1/2030"],
  ["a debit, which never expires", [debit], "debit"],
  ["an expired card before a debit", [until(1, 2020), debit], "debit"],
  ["only expired cards", [until(1, 2020), until(9, 2026)], undefined],
])("with %s", (_, methods, token) => {
  expect(preselectedMethod(methods, today)?.token).toBe(token);
});
