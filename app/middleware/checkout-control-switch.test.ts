import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { checkoutControlContext, factsContext, settingsContext, depsContext } from "../request/request-context.ts";
import type { StorefrontSettings } from "../settings/storefront-settings.ts";
import { checkoutControlSwitch } from "./checkout-control-switch.ts";
import type { StorefrontDeps } from "../settings/storefront-deps.ts";

const settings = {
  testHosts: { allSwitches: ["localhost"], dateAndCheckoutSwitches: ["stage.example"] },
  sessionSecret: "a secret of the tests, long enough",
  publicOrigin: "http://localhost:3000",
} as unknown as StorefrontSettings;
const deps = { now: () => new Date("2026-11-15T12:00:00Z") } as StorefrontDeps;

/** Whether the control is skipped for a request, and the cookies of the answer. */
async function visit(path: string, { host = "stage.example", cookie = "" } = {}) {
  const context = new RouterContextProvider();
  context.set(factsContext, { requestId: "r", nonce: "n", ip: "203.0.113.9", host });
  context.set(settingsContext, settings);
  context.set(depsContext, deps);
  const url = new URL(path, `http://${host}`);
  const request = new Request(url, { headers: cookie ? { cookie } : {} });
  const response = await checkoutControlSwitch({ request, context, params: {}, url, pattern: "/" }, async () =>
    Response.json({ isSkipped: context.get(checkoutControlContext).isSkipped }),
  );
  if (!response) throw new Error("There is no answer.");
  const cookies = response.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  return { ...((await response.json()) as { isSkipped: boolean }), cookie: cookies.join("; ") };
}

describe("skipCheckoutControl", () => {
  it.each(["localhost:3000", "stage.example"])(
    "applies to later requests on %s too, until it is set to false",
    async (host) => {
      const first = await visit("/services?skipCheckoutControl=true", { host });
      expect(first.isSkipped).toBe(true);
      expect(await visit("/checkout", { host, cookie: first.cookie })).toEqual({ isSkipped: true, cookie: "" });
      const switchedOff = await visit("/checkout?skipCheckoutControl=false", { host, cookie: first.cookie });
      expect(switchedOff).toEqual({ isSkipped: false, cookie: "skip-checkout-control=" });
    },
  );

  it("is ignored on any other host, even with a cookie of a test host", async () => {
    const { cookie } = await visit("/services?skipCheckoutControl=true");
    const host = "stage.example.org";
    expect(await visit("/services?skipCheckoutControl=true", { host })).toEqual({ isSkipped: false, cookie: "" });
    expect(await visit("/checkout", { host, cookie })).toEqual({ isSkipped: false, cookie: "" });
  });
});
