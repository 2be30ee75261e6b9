import { describe, expect, it } from "vitest";
import { renderInShop } from "../../../../test/render-in-shop.tsx";
import { ShopError } from "./shop-error.tsx";

/** What the router makes of a refused request. */
const thrown = (status: number) => ({ status, statusText: "", internal: false, data: null });
const offline = "You are currently offline";
const failed = "Unable to Load Page";
const notFound = "We can’t find that page";

async function render(error: unknown, isInAccount: boolean) {
  const html = await renderInShop(
    <ShopError error={error} reference="r-1" hasStack={false} isInAccount={isInAccount} />,
  );
  const [, heading] = /<h1[^>]*>([^<]+)<\/h1>/.exec(html) ?? [];
  const [, ownershipPath] = /<a [^>]*href="([^"]+)"[^>]*>Explore ownership/.exec(html) ?? [];
  return { heading, ownershipPath, canRetry: html.includes("Retry") };
}

describe("the page for an error", () => {
  it.each([
    ["a lost connection", new TypeError("Failed to fetch"), offline, offline],
    ["code that did not arrive", new Error("Loading chunk 7 failed after 120 s timeout"), offline, offline],
    ["a bug", new Error("x is not a function"), failed, failed],
    ["404", thrown(404), notFound, notFound],
    ["429", thrown(429), "Something went wrong", "Something went wrong"],
    ["405", thrown(405), failed, failed],
    ["500", thrown(500), "Internal server error", failed],
    ["503", thrown(503), "We’ll be back shortly", failed],
  ])("%s", async (_, error, inShop, inAccount) => {
    expect((await render(error, false)).heading).toBe(inShop);
    expect((await render(error, true)).heading).toBe(inAccount);
  });

  it("can be retried, and leads out of the account, which may be what has failed", async () => {
    expect(await render(new Error("x"), false)).toMatchObject({ canRetry: true, ownershipPath: "/" });
    expect(await render(new Error("x"), true)).toMatchObject({ canRetry: true, ownershipPath: "/services" });
  });
});
