import { expect, it } from "vitest";
import { renderInShop } from "../../../../test/render-in-shop.tsx";
import { BasketLink } from "./basket-link.tsx";

const show = (count: number | undefined, path: string) => renderInShop(<BasketLink count={count} />, path);

it.each([
  [0, "Basket, empty"],
  [1, "Basket, 1 item"],
  [3, "Basket, 3 items"],
  [undefined, "Basket"],
])("a basket of %s items has the label %j", async (count, label) => {
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
])("the basket link on %s opens the basket in a dialog: %s", async (path, isOpening) => {
  expect((await show(1, path)).includes('aria-haspopup="dialog"')).toBe(isOpening);
});
