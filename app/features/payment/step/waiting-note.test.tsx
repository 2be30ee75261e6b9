import { expect, it } from "vitest";
import { renderInShop } from "../../../../test/render-in-shop.tsx";
import { WaitingNote } from "./waiting-note.tsx";

it("offers to cancel a payment that waits at a bank", async () => {
  const html = await renderInShop(<WaitingNote orderNo="VCS-1" />);
  expect(html).toContain("still waiting at your bank");
  expect(html).not.toContain("confirming");
  expect(html).toMatch(
    /<form[^>]*method="post"[^>]*action="\/checkout"|<form[^>]*action="\/checkout"[^>]*method="post"/,
  );
  expect(html).toContain('name="orderNo" value="VCS-1"');
  expect(html).toContain('value="cancelPayment"');
});

it("offers no cancellation while the outcome of a payment is not known", async () => {
  const html = await renderInShop(<WaitingNote />);
  expect(html).toContain("Please do not pay again");
  expect(html).not.toContain("cancelPayment");
});
