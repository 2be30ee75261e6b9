import { safeReturnPath } from "../../../site/return-path.ts";

const HELP = /^\/faqs(?:[/?#]|$)/;

/** The page the visitor came from, as the link's state says; only pages of this shop outside the help. */
export function backPath(state: unknown): string | undefined {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  const path = safeReturnPath(from, "");
  return path === "" || HELP.test(path) ? undefined : path;
}
