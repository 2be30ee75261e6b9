import { lostSessionMessages } from "../../contracts/commerce/slas.ts";

/** How an access token stands: an expiring one is still taken, but not for long. */
export type TokenState = "none" | "fresh" | "expiring" | "expired";

export type LoginMove = "sign in" | "reuse" | "reuse and refresh" | "refresh" | "become a guest";

type Rule = {
  hasCredentials: boolean;
  token: TokenState;
  hasRefreshToken: boolean;
  move: LoginMove;
};

/** What a login does with what it finds. */
export const LOGIN_MOVES: readonly Rule[] = [
  { hasCredentials: true, token: "none", hasRefreshToken: false, move: "sign in" },
  { hasCredentials: true, token: "none", hasRefreshToken: true, move: "sign in" },
  { hasCredentials: true, token: "fresh", hasRefreshToken: false, move: "sign in" },
  { hasCredentials: true, token: "fresh", hasRefreshToken: true, move: "sign in" },
  { hasCredentials: true, token: "expiring", hasRefreshToken: false, move: "sign in" },
  { hasCredentials: true, token: "expiring", hasRefreshToken: true, move: "sign in" },
  { hasCredentials: true, token: "expired", hasRefreshToken: false, move: "sign in" },
  { hasCredentials: true, token: "expired", hasRefreshToken: true, move: "sign in" },
  { hasCredentials: false, token: "fresh", hasRefreshToken: true, move: "reuse" },
  { hasCredentials: false, token: "fresh", hasRefreshToken: false, move: "reuse" },
  { hasCredentials: false, token: "expiring", hasRefreshToken: true, move: "reuse and refresh" },
  { hasCredentials: false, token: "expiring", hasRefreshToken: false, move: "reuse" },
  { hasCredentials: false, token: "expired", hasRefreshToken: true, move: "refresh" },
  { hasCredentials: false, token: "expired", hasRefreshToken: false, move: "become a guest" },
  { hasCredentials: false, token: "none", hasRefreshToken: true, move: "refresh" },
  { hasCredentials: false, token: "none", hasRefreshToken: false, move: "become a guest" },
];

export function loginMove(found: Omit<Rule, "move">): LoginMove {
  const rule = LOGIN_MOVES.find(
    ({ hasCredentials, token, hasRefreshToken }) =>
      hasCredentials === found.hasCredentials && token === found.token && hasRefreshToken === found.hasRefreshToken,
  );
  if (!rule) throw new Error(`No login for a token that is ${found.token}`);
  return rule.move;
}

/** A token this close to its end is used once more while the next one is fetched. */
export const EXPIRING_MS = 60_000;

export function tokenState(expiresAt: number | undefined, now: Date): TokenState {
  if (expiresAt === undefined) return "none";
  const left = expiresAt - now.getTime();
  if (left <= 0) return "expired";
  return left <= EXPIRING_MS ? "expiring" : "fresh";
}

/** The words after which everything known is forgotten and login starts again, once. */
const LOST: readonly string[] = Object.values(lostSessionMessages);

export function isLostSession(error: unknown): boolean {
  return error instanceof Error && LOST.includes(error.message);
}
