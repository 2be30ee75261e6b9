import type { Page } from "@playwright/test";
import { watchLayoutShifts } from "../support/look/layout-shift.ts";
import { type LookSite, lookPairs } from "../support/look/look-sites.ts";
import {
  tourAccount,
  tourCheckout,
  tourFewPages,
  tourGuestOrder,
  tourPublicPages,
  tourServices,
  tourSignIn,
} from "../support/look/tours.ts";
import { test } from "../support/shop-test.ts";

test.use({ reducedMotion: "reduce", announcedProblems: [/status of (?:404|500)/] });

type Tour = (page: Page, site: LookSite) => Promise<void>;

async function look(page: Page, tour: Tour, site: LookSite): Promise<void> {
  await watchLayoutShifts(page);
  await tour(page, site);
}

const tours: Record<string, Tour> = {
  "public pages": tourPublicPages,
  "sign-in": tourSignIn,
  "a guest's order": tourGuestOrder,
  services: tourServices,
  checkout: tourCheckout,
  account: tourAccount,
};

test("a few German pages: nothing moves, no word is broken", ({ page }) => look(page, tourFewPages, lookPairs[0][0]));

for (const [index, [name, tour]] of Object.entries(tours).entries()) {
  for (const site of lookPairs[index % 2] ?? []) {
    test(`${site.name}, ${name}: nothing moves, no word is broken`, { tag: "@long" }, async ({ page }) => {
      // Up to twenty pages, each opened twice.
      test.slow();
      await look(page, tour, site);
    });
  }
}
