import { expect, it } from "vitest";
import type { SavedMethod } from "../../../../payments/port/payment-types.ts";
import { renderInShop } from "../../../../test/render-in-shop.tsx";
import { SavedMethods } from "./saved-methods.tsx";

const card = (token: string, expYear: number): SavedMethod => ({
  token,
  type: "card",
  brand: "visa",
  last4: "4242",
  expMonth: 3,
  expYear,
});
const expired = card("expired", 2024);
const valid = card("valid", 2030);

it.each([
  ["the first card that has not expired", [expired, valid, card("second", 2031)], "valid"],
  ["another method when every card has expired", [expired], "another"],
])("preselects %s", async (_, methods, value) => {
  const html = await renderInShop(<SavedMethods methods={methods} isChoice today="2026-11-15" onChoose={() => {}} />);
  const checked = html.match(/<input[^>]*>/g)?.filter((input) => input.includes("checked"));
  expect(checked).toHaveLength(1);
  expect(checked?.[0]).toContain(`value="${value}"`);
});
