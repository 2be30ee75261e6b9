import { expect, it } from "vitest";
import { explainVinProblem, problemTitle, type VinProblem } from "./vin-problem.ts";

const table: [VinProblem, field: string | undefined, alert: string | undefined][] = [
  [{ kind: "empty" }, "vin.required", undefined],
  [{ kind: "wrongLength", length: 11 }, "vin.tooShort", undefined],
  [{ kind: "wrongLength", length: 18 }, "vin.tooLong", undefined],
  [{ kind: "wrongSign", sign: "!" }, "vin.wrongSign", undefined],
  [{ kind: "wrongCheckDigit" }, "vin.checkDigit", undefined],
  [{ kind: "unknown" }, "vin.errorText", "vin.errorTitle"],
  [{ kind: "otherUser" }, undefined, "vin.otherUser"],
  [{ kind: "unavailable" }, undefined, "error.genericTitle"],
  [{ kind: "limited", retryAfterSeconds: 61 }, undefined, "vin.tooMany"],
  [{ kind: "marketMismatch", country: "DE" }, undefined, "vin.marketTitle"],
  [{ kind: "makeMismatch", makeName: "Jaguar", href: "/jaguar/" }, undefined, "vin.brandTitle"],
];

it.each(table)("the problem %o has the field text %s and the alert %s", (problem, field, alert) => {
  const explanation = explainVinProblem(problem);
  expect(explanation.field?.id).toBe(field);
  expect(explanation.alert?.title.id).toBe(alert);
  expect(problemTitle(explanation)?.id).toBe(alert ?? field);
});

it.each([
  [1, { id: "vin.tooShort", values: { count: 16 } }],
  [16, { id: "vin.tooShort", values: { count: 1 } }],
  [18, { id: "vin.tooLong", values: { count: 1 } }],
])("%d characters are explained by %o", (length, field) => {
  expect(explainVinProblem({ kind: "wrongLength", length }).field).toEqual(field);
});

it.each(table)("the problem %o comes with a next step", (problem) => {
  const { field, alert, shop, hasContactLink } = explainVinProblem(problem);
  const isAboutWaiting = problem.kind === "unavailable" || problem.kind === "limited";
  expect(Boolean(field ?? shop ?? hasContactLink) || isAboutWaiting).toBe(true);
  expect(Boolean(hasContactLink) && !alert?.text).toBe(false);
});

it.each([
  [1, 1],
  [60, 1],
  [61, 2],
  [600, 10],
])("%d seconds are shown as %d minutes", (retryAfterSeconds, count) => {
  expect(explainVinProblem({ kind: "limited", retryAfterSeconds }).alert?.title.values).toEqual({ count });
});

it.each([
  [
    { kind: "marketMismatch", country: "DE", href: "/de-DE/" },
    { country: "DE", href: "/de-DE/" },
  ],
  [{ kind: "marketMismatch", country: "JPN" }, undefined],
  [
    { kind: "makeMismatch", makeName: "Jaguar", href: "/jaguar/" },
    { makeName: "Jaguar", href: "/jaguar/" },
  ],
  [{ kind: "unknown" }, undefined],
] as const)("the shop for %o is %o", (problem, shop) => {
  expect(explainVinProblem(problem).shop).toEqual(shop);
});

it("a country without a shop leads to customer care", () => {
  expect(explainVinProblem({ kind: "marketMismatch", country: "JPN" })).toMatchObject({
    alert: { text: { id: "vin.noShopText" } },
    hasContactLink: true,
  });
});
