import { expect, it } from "vitest";
import { contractLinks, legalLinks } from "./footer-links.ts";

it.each([
  [true, true, ["footer.withdraw", "footer.cancel"]],
  [true, false, ["footer.withdraw"]],
  [false, true, ["footer.cancel"]],
  [false, false, []],
])("link the functions that the market has: withdrawal %s, cancellation %s", (withdraws, cancels, expected) => {
  const links = contractLinks({
    withdrawal: { days: 14, isEnabled: withdraws },
    cancelFunction: { isEnabled: cancels },
  });
  expect(links.map(({ labelKey }) => labelKey)).toEqual(expected);
});

it("add the links of the market to those of every market", () => {
  const all = legalLinks({ footerLinks: [] });
  expect(legalLinks({ footerLinks: ["complaintsBook"] })).toEqual([
    ...all,
    { labelKey: "footer.complaintsBook", href: "https://www.livroreclamacoes.pt/" },
  ]);
});
