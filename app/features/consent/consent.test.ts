import { describe, expect, it } from "vitest";
import { consentOf } from "./consent.ts";
import {
  consentCookies,
  consentIdOf,
  deleteStatisticsCookies,
  readConsentChoice,
  hasPrivacySignal,
} from "./consent-cookie.server.ts";

describe("consent", () => {
  it.each([
    ["optIn", undefined, false, false, "question"],
    ["optIn", "granted", false, true, "none"],
    ["optIn", "denied", false, false, "none"],
    ["optIn", undefined, true, false, "none"],
    ["optIn", "granted", true, false, "none"],
    ["optIn", "denied", true, false, "none"],
    ["optOut", undefined, false, false, "question"],
    ["optOut", "granted", false, true, "none"],
    ["optOut", "denied", false, false, "none"],
    ["optOut", undefined, true, false, "signal"],
    ["optOut", "granted", true, false, "signal"],
    ["optOut", "denied", true, false, "none"],
  ] as const)("%s, chosen %s, signal %s: measuring %s, banner %s", (mode, choice, hasSignal, isAllowed, banner) => {
    expect(consentOf({ mode, choice, hasSignal })).toMatchObject({ isMeasuringAllowed: isAllowed, banner });
  });

  it("is neither asked for nor used on a page that may not ask", () => {
    const input = { mode: "optOut", choice: undefined, hasSignal: false, canAsk: false } as const;
    expect(consentOf(input)).toEqual({ hasSignal: false, isMeasuringAllowed: false, banner: "none" });
  });
});

describe("the cookie", () => {
  const requestWith = (cookie: string, headers: Record<string, string> = {}) =>
    new Request("http://shop.test/", { headers: { cookie, ...headers } });

  const consentId = "0123456789abcdefghijkl";

  it.each([
    ["", undefined],
    ["consent=granted", "granted"],
    ["a=b; consent=denied; c=d", "denied"],
    ["consent=maybe", undefined],
    ["xconsent=granted", undefined],
    ["consent=granted%0d", undefined],
    [`consent=granted.${"a".repeat(22)}`, "granted"],
    [`consent=denied.${"a".repeat(22)}`, "denied"],
    ["consent=granted.short", undefined],
    [`consent=maybe.${"a".repeat(22)}`, undefined],
  ])("reads %j as %s", (cookie, choice) => {
    expect(readConsentChoice(requestWith(cookie), { publicOrigin: "http://shop.test" })).toBe(choice);
  });

  it("keeps its id for later choices, and makes a new one where there is none", () => {
    const installation = { publicOrigin: "http://shop.test" };
    expect(consentIdOf(requestWith(`consent=denied.${consentId}`), installation)).toBe(consentId);
    const [first, second] = ["", "consent=granted"].map((cookie) => consentIdOf(requestWith(cookie), installation));
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(second).not.toBe(first);
  });

  it("cannot be set by another host of the domain where there is https", () => {
    const publicOrigin = "https://shop.test";
    expect(readConsentChoice(requestWith("consent=granted"), { publicOrigin })).toBeUndefined();
    expect(readConsentChoice(requestWith("__Host-consent=granted"), { publicOrigin })).toBe("granted");
  });

  it("is stored for half a year, by https only where there is https", () => {
    const [line] = consentCookies(
      { choice: "denied", consentId, isRecorded: true },
      { request: requestWith(""), publicOrigin: "https://shop.test" },
    );
    expect(line).toBe(`__Host-consent=denied.${consentId}; Max-Age=15724800; Path=/; SameSite=Lax; HttpOnly; Secure`);
    const [plain] = consentCookies(
      { choice: "granted", consentId, isRecorded: true },
      { request: requestWith(""), publicOrigin: "http://localhost" },
    );
    expect(plain).not.toContain("Secure");
  });

  it("is stored for an hour without evidence, so that the visitor is asked again", () => {
    const [line] = consentCookies(
      { choice: "granted", consentId, isRecorded: false },
      { request: requestWith(""), publicOrigin: "http://localhost" },
    );
    expect(line).toContain("; Max-Age=3600;");
  });

  it("deletes the statistics cookies when the answer is no", () => {
    const request = requestWith("_ga=1; _ga_ABC=2; _gid=3; toast=4");
    expect(
      consentCookies(
        { choice: "granted", consentId, isRecorded: true },
        { request, publicOrigin: "https://shop.brand.test" },
      ),
    ).toHaveLength(1);
    expect(deleteStatisticsCookies(request, "shop.brand.test")).toEqual([
      "_ga=; Max-Age=0; Path=/",
      "_ga=; Max-Age=0; Path=/; Domain=shop.brand.test",
      "_ga=; Max-Age=0; Path=/; Domain=brand.test",
      "_ga_ABC=; Max-Age=0; Path=/",
      "_ga_ABC=; Max-Age=0; Path=/; Domain=shop.brand.test",
      "_ga_ABC=; Max-Age=0; Path=/; Domain=brand.test",
      "_gid=; Max-Age=0; Path=/",
      "_gid=; Max-Age=0; Path=/; Domain=shop.brand.test",
      "_gid=; Max-Age=0; Path=/; Domain=brand.test",
    ]);
    expect(
      consentCookies(
        { choice: "denied", consentId, isRecorded: true },
        { request, publicOrigin: "http://localhost:3000" },
      ),
    ).toHaveLength(4);
  });

  it.each([
    ["1", true],
    ["0", false],
    ["true", false],
  ])("reads the signal %s as %s", (value, hasSignal) => {
    expect(hasPrivacySignal(requestWith("", { "sec-gpc": value }))).toBe(hasSignal);
  });
});
