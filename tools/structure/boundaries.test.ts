import { describe, expect, it } from "vitest";
import { findBoundaryViolations, findImportViolations } from "./boundaries.ts";

describe("boundaries", () => {
  it.each([
    ["contracts/a.ts", "../app/b.ts"],
    ["contracts/a.ts", "hono"],
    ["platform/commerce/a.ts", "../vehicles/b.ts"],
    ["platform/commerce/a.ts", "../../app/site/b.ts"],
    ["platform/commerce/a.ts", "../../server/b.ts"],
    ["payments/a.ts", "../platform/commerce/b.ts"],
    ["payments/port/a.ts", "../ledger/b.ts"],
    ["payments/port/a.ts", "drizzle-orm"],
    ["database/a.ts", "../contracts/b.ts"],
    ["app/routes/a.tsx", "../../platform/commerce/b.ts"],
    ["app/routes/a.tsx", "../../payments/b.ts"],
    ["app/routes/a.tsx", "../../database/b.ts"],
    ["app/routes/a.tsx", "../../server/b.ts"],
    ["app/domain/a.ts", "react"],
    ["app/domain/a.ts", "../site/b.ts"],
    ["app/ui/button/a.tsx", "../../i18n/b.ts"],
    ["app/ui/button/a.tsx", "react-intl"],
    ["app/features/checkout/a.ts", "../basket/b.ts"],
    ["app/features/checkout/a.ts", "../../routes/b.ts"],
    ["seed/a.ts", "../app/b.ts"],
    ["e2e/a.spec.ts", "../app/b.ts"],
  ])("%s may not import %s", (file, specifier) => {
    expect(findImportViolations(file, `import { b } from "${specifier}";`)).toHaveLength(1);
    expect(findImportViolations(file, `export { b } from "${specifier}";`)).toHaveLength(1);
    expect(findImportViolations(file, `const b = await import("${specifier}");`)).toHaveLength(1);
    expect(findImportViolations(file, `import "${specifier}";`)).toHaveLength(1);
  });

  it.each([
    ["contracts/a.ts", "zod"],
    ["contracts/commerce/a.ts", "../endpoint.ts"],
    ["platform/commerce/a.ts", "./b.ts"],
    ["platform/commerce/shopper/a.ts", "../b.ts"],
    ["platform/commerce/a.ts", "../refusal.ts"],
    ["platform/commerce/a.ts", "../../database/b.ts"],
    ["platform/commerce/a.test.ts", "../../test/b.ts"],
    ["payments/ledger/a.ts", "../port/b.ts"],
    ["app/features/checkout/a.ts", "../../../payments/port/b.ts"],
    ["app/routes/a.tsx", "./+types/a"],
    ["app/routes/a.tsx", "../../contracts/b.ts"],
    ["app/features/checkout/a.ts", "../../domain/b.ts"],
    ["app/features/checkout/a.ts", "./b.ts"],
    ["server/a.ts", "../platform/commerce/b.ts"],
  ])("%s may import %s", (file, specifier) => {
    expect(findImportViolations(file, `import { b } from "${specifier}";`)).toEqual([]);
  });

  it("hold in the whole project", async () => {
    expect(await findBoundaryViolations()).toEqual([]);
  });
});
