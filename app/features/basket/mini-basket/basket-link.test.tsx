import { expect, it } from "vitest";
import { renderInShop } from "../../../../test/render-in-shop.tsx";
import { BasketLink } from "./basket-link.tsx";

const show = (count: number | undefined, path: string) => renderInShop(<BasketLink count={count} />, path);

it.each([
  [0, "Basket, empty"],
  [1, "Basket, 1 item"],
  [3, "Basket, 3 items"],
  [undefined, "Basket"],
])("says that the basket holds %s", async (count, label) => {
  const html = await show(count, "/");
  expect(html).toContain(`aria-label="${label}"`);
  expect(html).toContain('href="/checkout"');
  expect(html.includes(`>${count}</span>`)).toBe(Boolean(count));
});

it.each([
  ["/service/CONNAV", true],
  ["/single-detail-page/CONNAV", true],
  ["/services", true],
  ["/renew-all", true],
  ["/", false],
  ["/services/else", false],
  ["/faqs", false],
  ["/product/CONNAV", false],
])("on %s it opens a basket: %s", async (path, isOpening) => {
  expect((await show(1, path)).includes('aria-haspopup="dialog"')).toBe(isOpening);
});
