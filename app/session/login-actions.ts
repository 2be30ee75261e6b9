import { endedSessionMessages } from "../../contracts/commerce/slas.ts";

/** The state of an access token: an expiring one is still accepted, but not for long. */
export type TokenState = "none" | "fresh" | "expiring" | "expired";

export type LoginAction = "sign in" | "reuse" | "reuse and refresh" | "refresh" | "become a guest";

type Rule = {
  hasCredentials: boolean;
  token: TokenState;
  hasRefreshToken: boolean;
  action: LoginAction;
};

/** What to do in each situation. */
export const LOGIN_ACTIONS: readonly Rule[] = [
  { hasCredentials: true, token: "none", hasRefreshToken: false, action: "sign in" },
  { hasCredentials: true, token: "none", hasRefreshToken: true, action: "sign in" },
  { hasCredentials: true, token: "fresh", hasRefreshToken: false, action: "sign in" },
  { hasCredentials: true, token: "fresh", hasRefreshToken: true, action: "sign in" },
  { hasCredentials: true, token: "expiring", hasRefreshToken: false, action: "sign in" },
  { hasCredentials: true, token: "expiring", hasRefreshToken: true, action: "sign in" },
  { hasCredentials: true, token: "expired", hasRefreshToken: false, action: "sign in" },
  { hasCredentials: true, token: "expired", hasRefreshToken: true, action: "sign in" },
  { hasCredentials: false, token: "fresh", hasRefreshToken: true, action: "reuse" },
  { hasCredentials: false, token: "fresh", hasRefreshToken: false, action: "reuse" },
  { hasCredentials: false, token: "expiring", hasRefreshToken: true, action: "reuse and refresh" },
  { hasCredentials: false, token: "expiring", hasRefreshToken: false, action: "reuse" },
  { hasCredentials: false, token: "expired", hasRefreshToken: true, action: "refresh" },
  { hasCredentials: false, token: "expired", hasRefreshToken: false, action: "become a guest" },
  { hasCredentials: false, token: "none", hasRefreshToken: true, action: "refresh" },
  { hasCredentials: false, token: "none", hasRefreshToken: false, action: "become a guest" },
];

export function chooseLoginAction(situation: Omit<Rule, "action">): LoginAction {
  const rule = LOGIN_ACTIONS.find(
    ({ hasCredentials, token, hasRefreshToken }) =>
      hasCredentials === situation.hasCredentials &&
      token === situation.token &&
      hasRefreshToken === situation.hasRefreshToken,
  );
  if (!rule) throw new Error(`No login for a token that is ${situation.token}`);
  return rule.action;
}

/** A token that expires within this time is used once more while the next one is fetched. */
export const EXPIRING_MS = 60_000;

export function tokenState(expiresAt: number | undefined, now: Date): TokenState {
  if (expiresAt === undefined) return "none";
  const left = expiresAt - now.getTime();
  if (left <= 0) return "expired";
  return left <= EXPIRING_MS ? "expiring" : "fresh";
}

/** Commerce's messages for a session that has ended; the visitor then starts as a new guest. */
const ENDED_SESSION_MESSAGES: readonly string[] = Object.values(endedSessionMessages);

export function isSessionEndedError(error: unknown): boolean {
  return error instanceof Error && ENDED_SESSION_MESSAGES.includes(error.message);
}
