import { z } from "zod";
import { type SealedCookie, sealedCookie, type CookieDeps } from "../../settings/sealed-cookie.server.ts";
import { safeReturnPath } from "../../site/return-path.ts";

const flow = z.object({
  siteId: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  /** The page the customer came from, with site and language. */
  returnTo: z.string().transform((path) => safeReturnPath(path)),
  /** The address prefix with site and language of the sign-in: "/" or, say, "/jaguar/de-DE". */
  prefix: z.string(),
});

/** One sign-in that has begun in this browser. */
export type SignInFlow = z.output<typeof flow>;

/** Long enough to look up a password, too short for a stranger who finds the browser later. */
const FLOW_SECONDS = 900;
/** Windows in which a visitor may sign in at the same time. */
const MAX_FLOWS = 4;
/** A sealed cookie may have four kilobytes; browsers silently drop a larger one. */
const MAX_CHARACTERS = 2_800;
const MAX_PATH_LENGTH = 1_024;

const flows = z.array(flow).max(MAX_FLOWS);

export const flowsCookie = (deps: CookieDeps): SealedCookie<SignInFlow[]> =>
  sealedCookie({ name: "sign-in", schema: flows, maxAgeSeconds: FLOW_SECONDS }, deps);

/** Adds a sign-in, and drops the oldest ones that no longer fit into the cookie. */
export function withFlow(flows: readonly SignInFlow[], added: SignInFlow): SignInFlow[] {
  const remaining = [...flows, { ...added, returnTo: shortenPath(added.returnTo) }].slice(-MAX_FLOWS);
  while (remaining.length > 1 && JSON.stringify(remaining).length > MAX_CHARACTERS) remaining.shift();
  return remaining;
}

/** Drops the query of a long path. */
function shortenPath(path: string): string {
  if (path.length <= MAX_PATH_LENGTH) return path;
  const pathname = path.split(/[?#]/, 1)[0] ?? "/";
  return pathname.length <= MAX_PATH_LENGTH ? pathname : "/";
}

/**
 * The sign-in an answer belongs to, and the Set-Cookie line that removes it: every answer ends its sign-in, successful
 * or not.
 */
export async function closeFlow(
  cookie: SealedCookie<SignInFlow[]>,
  request: Request,
  isMatch: (flow: SignInFlow) => boolean,
): Promise<{ flow: SignInFlow | undefined; line: string }> {
  const flows = (await cookie.read(request)) ?? [];
  const flow = flows.findLast(isMatch);
  const others = flows.filter((one) => one !== flow);
  return { flow, line: others.length > 0 ? await cookie.write(others) : cookie.clear() };
}
