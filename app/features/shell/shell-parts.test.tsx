import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { IntlProvider } from "../../i18n/intl-provider.tsx";
import { loadMessages } from "../../i18n/load-messages.ts";
import { LOCALE_IDS } from "../../site/locales.ts";
import { ShopProvider } from "../../site/shop-context.tsx";
import { shopFromSeed } from "../../site/shop-seed.ts";
import { siteHref } from "../../site/site-href.ts";
import { ShopFrame } from "../../page/shop-frame.tsx";
import { ShopFooter } from "./shop-footer.tsx";
import { ProfileMenu } from "./profile-menu.tsx";
import { ShopCheckoutHeader } from "./shop-header.tsx";

const url = { defaultSite: "VCS", placement: { site: "path", locale: "path" }, showDefaults: false } as const;

async function show(part: ReactNode, localeId: string, siteId = "VCS"): Promise<string> {
  const shop = shopFromSeed({ siteId, localeId, stage: "development", publicOrigin: "http://shop.test", url });
  const basename = siteHref({ ...shop, path: "/" });
  const router = createMemoryRouter([{ path: "*", element: part }], { basename, initialEntries: [basename] });
  return renderToStaticMarkup(
    <ShopProvider shop={shop}>
      <IntlProvider locale={localeId} messages={await loadMessages(localeId)}>
        <RouterProvider router={router} />
      </IntlProvider>
    </ShopProvider>,
  );
}

describe("the profile menu", () => {
  it.each(LOCALE_IDS)("offers the account's pages and the log-out in %s", async (locale) => {
    const menu = ["overview", "services", "orders", "payment", "help"] as const;
    const html = await show(<ProfileMenu firstName="Ada" menu={menu} />, locale);
    for (const path of ["my-overview", "my-subscriptions", "my-orders", "my-payment-method", "need-help"]) {
      expect(html).toContain(`href="${locale === "en-GB" ? "" : `/${locale}`}/account/${path}"`);
    }
    expect(html).toContain("Ada");
    expect(html).toMatch(/<form[^>]*method="post"[^>]*>.*<button type="submit">/);
  });

  it("has only the log-out where the account is hidden", async () => {
    const html = await show(<ProfileMenu firstName="Ada" menu={[]} />, "en-GB");
    expect(html).not.toContain("/account");
    expect(html).toContain("Log out");
  });
});

describe("the footer", () => {
  it.each([
    ["price.includeVat", true],
    [undefined, false],
  ] as const)("mentions VAT only when it is given the note %s", async (taxNote, expected) => {
    const facts = { seed: {} as never, requestId: "r", today: "2026-11-15" };
    const shop = shopFromSeed({
      siteId: "VCS",
      localeId: "en-GB",
      stage: "development",
      publicOrigin: "http://shop.test",
      url,
    });
    const router = createMemoryRouter([{ path: "*", element: <ShopFooter taxNote={taxNote} /> }]);
    const html = renderToStaticMarkup(
      <ShopFrame facts={facts} shop={shop} messages={await loadMessages("en-GB")}>
        <RouterProvider router={router} />
      </ShopFrame>,
    );
    expect(html.includes("VAT")).toBe(expected);
  });
});

describe("the header of the checkout", () => {
  it.each([
    ["VCS", "Land Rover"],
    ["VCSJ", "Jaguar"],
  ])("has one link on the site %s, which closes the checkout", async (siteId, makeName) => {
    const html = await show(<ShopCheckoutHeader />, "en-GB", siteId);
    expect(html).toContain("Checkout");
    expect(html).toContain(makeName);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('aria-label="Close checkout"');
  });
});
