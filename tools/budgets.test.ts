import { describe, expect, it } from "vitest";
import { findBudgetBreaks } from "./budgets.ts";

const many = (folder: string, count: number) => Array.from({ length: count }, (_, n) => `${folder}/file-${n}.ts`);

describe("budgets", () => {
  it.each([
    [many("app/ui", 20), "", 0],
    [many("app/ui", 21), "", 1],
    [many("app/i18n/messages", 21), "", 0],
    [["app/features/basket/utils.ts"], "", 1],
    [["app/features/basket/index.ts"], "", 1],
    [["app/features/basket/types.test.ts"], "", 1],
    [["app/features/basket/plan-options.ts"], "", 0],
    [["app/ui/button/button.module.css"], ".a { color: #fff; }", 1],
    [["app/ui/button/button.module.css"], ".a { color: rgb(0 0 0 / 0.5); }", 1],
    [["app/ui/button/button.module.css"], ".a { color: var(--ink); mask: url(#a1b); }", 0],
    [["app/ui/button/button.module.css"], `.a { mask: url("data:image/svg+xml,stroke='%23000'"); }`, 1],
    [["app/ui/button/button.module.css"], ".a { color: oklab(40% 0 0); }", 1],
    [["platform/identity/pages/identity.css"], ".a { color: #fff; }", 1],
    [["platform/stripe-sandbox/browser/payment-frame.css"], ".a { color: #fff; }", 0],
    [["app/ui/tokens.css"], ":root { --ink: #111; }", 0],
  ])("the files %o with the text %j break %i budgets", (files, text, breaks) => {
    expect(findBudgetBreaks(files, () => text)).toHaveLength(breaks);
  });
});
