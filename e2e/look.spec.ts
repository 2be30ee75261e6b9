import { watchLayoutShifts } from "./support/look/layout-shift.ts";
import { lookSites } from "./support/look/look-sites.ts";
import {
  tourAccount,
  tourCheckout,
  tourGuestOrder,
  tourPublicPages,
  tourServices,
  tourSignIn,
} from "./support/look/tours.ts";
import { test } from "./support/shop-test.ts";

test.use({ reducedMotion: "reduce", announcedProblems: [/status of (?:404|500)/] });

const tours = {
  "public pages": tourPublicPages,
  "sign-in": tourSignIn,
  "a guest's order": tourGuestOrder,
  services: tourServices,
  checkout: tourCheckout,
  account: tourAccount,
};

for (const site of lookSites) {
  for (const [name, tour] of Object.entries(tours)) {
    test(`${site.name}, ${name}: nothing moves, no word is broken`, { tag: "@long" }, async ({ page }) => {
      test.setTimeout(240_000);
      await watchLayoutShifts(page);
      await tour(page, site);
    });
  }
}
