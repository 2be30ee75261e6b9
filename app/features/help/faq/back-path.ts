import { safeReturnPath } from "../../../site/return-path.ts";

const HELP = /^\/faqs(?:[/?#]|$)/;

/** The page somebody came to the help from, as the link that led here says; only pages of this shop, and not the help. */
export function backPath(state: unknown): string | undefined {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  const path = safeReturnPath(from, "");
  return path === "" || HELP.test(path) ? undefined : path;
}
