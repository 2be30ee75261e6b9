import { findLogLeaks } from "../e2e/support/log-leaks.ts";

/** Throws if a test has left a token, a code, a VIN or an e-mail address in the log. */
export function refuseLeaks(lines: readonly string[]): void {
  const leaks = findLogLeaks(lines.join(""));
  if (leaks.length > 0) throw new Error(`The log leaks secrets or personal data:\n${leaks.join("\n")}`);
}
