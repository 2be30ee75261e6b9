import { expect, it } from "vitest";
import { renderInShop } from "../../../../test/render-in-shop.tsx";
import type { LookupFailure } from "../lookup/redirect-after-lookup.ts";
import { VehicleIntro } from "./vehicle-intro.tsx";
import { explainVinProblem } from "./vin-problem.ts";

it.each<[LookupFailure, title: string, advice: string, hasContactLink: boolean]>([
  ["unknown", "We can’t find this vehicle", "Please compare the VIN with your registration document", true],
  ["otherUser", "E001: The VIN is connected to another user", "sign in with the account it is connected to", true],
  ["unavailable", "Something went wrong", "Nothing is wrong with your VIN", false],
])(
  "a link with a vehicle that is %s leads to its own title and advice",
  async (kind, title, advice, hasContactLink) => {
    const html = await renderInShop(<VehicleIntro problem={explainVinProblem({ kind })} />);
    expect(html.split(title)).toHaveLength(2);
    expect(html).toContain(advice);
    expect(html.includes('href="/contact-us"')).toBe(hasContactLink);
  },
);

it("a visitor without a problem is welcomed", async () => {
  const html = await renderInShop(<VehicleIntro />);
  expect(html).toContain(", connected");
  expect(html).not.toContain("/contact-us");
});
