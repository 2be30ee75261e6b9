import { expect, it } from "vitest";
import { explainVinProblem, problemTitle, type VinProblem } from "./vin-problem.ts";

const table: [VinProblem, field: string | undefined, alert: string | undefined][] = [
  [{ kind: "empty" }, "vin.required", undefined],
  [{ kind: "malformed", length: 11 }, "vin.malformed", undefined],
  [{ kind: "malformed", length: 17 }, "vin.checkDigit", undefined],
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
