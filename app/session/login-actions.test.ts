import { describe, expect, it } from "vitest";
import { Fault } from "../../contracts/fault.ts";
import { isSessionEndedError, LOGIN_ACTIONS, chooseLoginAction, type TokenState, tokenState } from "./login-actions.ts";

const now = new Date("2026-11-15T12:00:00Z");

describe("tokenState", () => {
  it.each<[seconds: number | undefined, state: TokenState]>([
    [undefined, "none"],
    [1800, "fresh"],
    [60.001, "fresh"],
    [60, "expiring"],
    [59, "expiring"],
    [0.001, "expiring"],
    [0, "expired"],
    [-1, "expired"],
  ])("of a token with %s seconds left is %s", (seconds, state) => {
    expect(tokenState(seconds === undefined ? undefined : now.getTime() + seconds * 1000, now)).toBe(state);
  });
});

describe("chooseLoginAction", () => {
  it("has one action for every situation", () => {
    const cells = LOGIN_ACTIONS.map(({ hasCredentials, token, hasRefreshToken }) =>
      [hasCredentials, token, hasRefreshToken].join(),
    );
    expect(new Set(cells).size).toBe(2 * 4 * 2);
    expect(cells).toHaveLength(2 * 4 * 2);
  });

  it.each([
    [{ hasCredentials: true, token: "fresh", hasRefreshToken: true }, "sign in"],
    [{ hasCredentials: false, token: "fresh", hasRefreshToken: true }, "reuse"],
    [{ hasCredentials: false, token: "expiring", hasRefreshToken: true }, "reuse and refresh"],
    [{ hasCredentials: false, token: "expired", hasRefreshToken: true }, "refresh"],
    [{ hasCredentials: false, token: "none", hasRefreshToken: true }, "refresh"],
    [{ hasCredentials: false, token: "none", hasRefreshToken: false }, "become a guest"],
  ] as const)("with %o chooses to %s", (situation, action) => {
    expect(chooseLoginAction(situation)).toBe(action);
  });
});

describe("isSessionEndedError", () => {
  const refusal = (message: string) =>
    new Fault({ service: "commerce", kind: "refused", status: 400, detail: { message } });

  it.each([
    [refusal("invalid refresh_token"), true],
    [refusal("EXPIRED_TOKEN"), true],
    [refusal("invalid client_id"), false],
    [refusal("expired_token"), false],
    ["EXPIRED_TOKEN", false],
    [undefined, false],
  ])("of %s is %s", (error, isEnded) => {
    expect(isSessionEndedError(error)).toBe(isEnded);
  });
});
