import { expect, it } from "vitest";
import { paymentCspSources } from "./payment-csp-sources.ts";

const sandboxOrigin = "http://localhost:8080";

it.each([
  ["adyen", { provider: "adyen", environment: "test", clientKey: "k", sandboxOrigin } as const],
  ["stripe", { provider: "stripe", publishableKey: "k", sandboxOrigin } as const],
])("the sandbox of %s needs no other origin", (_, settings) => {
  expect(new Set(Object.values(paymentCspSources(settings)))).toEqual(new Set([sandboxOrigin]));
});

it.each(["test", "live"] as const)(
  "Adyen's %s environment allows no origin of the other environment",
  (environment) => {
    const all = Object.values(paymentCspSources({ provider: "adyen", environment, clientKey: "k" })).join(" ");
    expect(all).toContain(`https://checkoutshopper-${environment}.adyen.com`);
    expect(all).not.toContain(environment === "test" ? "-live" : "-test");
  },
);

it("Stripe needs origins of stripe.com only", () => {
  const all = Object.values(paymentCspSources({ provider: "stripe", publishableKey: "k" })).join(" ");
  expect(all.split(" ").every((source) => /^https:\/\/[\w.*]*stripe\.com$/.test(source))).toBe(true);
});
