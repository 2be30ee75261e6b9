import { expect, it } from "vitest";
import { renderInShop } from "../../../test/render-in-shop.tsx";
import type { ToastMessage } from "./toast-cookie.server.ts";
import { ToastWithoutScripts } from "./toast-without-scripts.tsx";

const message: ToastMessage = { kind: "ok", id: "subscriptions.turnedOff", values: { service: "Remote" } };

it.each([
  ["ok", "status"],
  ["info", "status"],
  ["error", "alert"],
] as const)("a message of the kind %s has the role %s, for browsers without scripts only", async (kind, role) => {
  const html = await renderInShop(<ToastWithoutScripts message={{ ...message, kind }} />);
  expect(html).toMatch(
    new RegExp(
      `<noscript><div role="${role}"[^>]*><p[^>]*>You have turned off auto-renewal for Remote\\.</p></div></noscript>`,
    ),
  );
});

it("nothing is shown without a message", async () => {
  expect(await renderInShop(<ToastWithoutScripts message={undefined} />)).not.toContain("noscript");
});
