import { z } from "zod";
import { type SealedCookie, sealedCookie, type CookieDeps } from "../../settings/sealed-cookie.server.ts";
import { safeReturnPath } from "../../site/return-path.ts";

const flow = z.object({
  siteId: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  /** The page the person came from, with site and language. */
  returnTo: z.string().transform((path) => safeReturnPath(path)),
  /** Where site and language of the sign-in are found: "/" or, say, "/jaguar/de-DE". */
  prefix: z.string(),
});

/** One sign-in that has begun in this browser. */
export type SignInFlow = z.output<typeof flow>;

/** Long enough to find a password, too short to be found by somebody else. */
const FLOW_SECONDS = 900;
/** Windows in which somebody may sign in at the same time. */
const MOST_FLOWS = 4;
/** A cookie holds four kilobytes, sealed; browsers drop a larger one without a word. */
const MOST_CHARACTERS = 2_800;
const LONGEST_PATH = 1_024;

export const flowsCookie = (deps: CookieDeps): SealedCookie<SignInFlow[]> =>
  sealedCookie({ name: "sign-in", schema: z.array(flow).max(MOST_FLOWS), maxAgeSeconds: FLOW_SECONDS }, deps);

/** Adds a sign-in, and forgets the oldest ones that no longer fit. */
export function withFlow(flows: readonly SignInFlow[], added: SignInFlow): SignInFlow[] {
  const kept = [...flows, { ...added, returnTo: keptPath(added.returnTo) }].slice(-MOST_FLOWS);
  while (kept.length > 1 && JSON.stringify(kept).length > MOST_CHARACTERS) kept.shift();
  return kept;
}

/** Of a page with a long query the page itself is worth keeping. */
function keptPath(path: string): string {
  if (path.length <= LONGEST_PATH) return path;
  const pathname = path.split(/[?#]/, 1)[0] ?? "/";
  return pathname.length <= LONGEST_PATH ? pathname : "/";
}

/**
 * The sign-in an answer belongs to, and the header line that makes the browser forget it: it is over with this answer,
 * whatever that says.
 */
export async function closeFlow(
  cookie: SealedCookie<SignInFlow[]>,
  request: Request,
  isMeant: (flow: SignInFlow) => boolean,
): Promise<{ flow: SignInFlow | undefined; line: string }> {
  const flows = (await cookie.read(request)) ?? [];
  const flow = flows.findLast(isMeant);
  const others = flows.filter((one) => one !== flow);
  return { flow, line: others.length > 0 ? await cookie.write(others) : cookie.clear() };
}
