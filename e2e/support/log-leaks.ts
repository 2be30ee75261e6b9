/** Values that no log line may contain, each with the pattern that finds it. */
const PATTERNS: readonly [what: string, pattern: RegExp][] = [
  ["e-mail address", /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi],
  ["VIN", /(?<![A-Z0-9])SA[JLD][A-HJ-NPR-Z0-9]{14}(?![A-Z0-9])/gi],
  ["card number", /(?<![\w-])(?:4\d{3}|5[1-5]\d{2}|6703)(?: ?\d{4}){3}(?![\w-])/g],
  // Signed or encrypted tokens, complete or cut off.
  ["token", /eyJ[\w-]{10,}\.[\w-]*/g],
  // Codes and refresh tokens are 32 random bytes: letters of both cases and digits, without a word in them.
  ["code or token", /(?<![\w/.+-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{43}(?![\w/.+-])/g],
  ["authorization", /\b(?:Bearer|Basic) (?!\[)[\w.~+/=-]{8,}/g],
  [
    "named secret",
    /\b(?:code|code_verifier|usid|(?:access_|refresh_|id_)?token|client_secret|password|evn|c?vin|carvin)(?:=|%3D|\\?":\s*\\?")(?!\[)[^&\s"',}\\]+/gi,
  ],
];

/** Lines for the operator who starts a program may hold more than a log; they begin with spaces. */
const isLogLine = (line: string) => !line.startsWith("  ");

/** Every secret or personal value in a log, with its line. */
export function findLogLeaks(log: string): string[] {
  return log
    .split("\n")
    .filter(isLogLine)
    .flatMap((line) =>
      PATTERNS.flatMap(([what, pattern]) =>
        Array.from(line.matchAll(pattern), ([found]) => `${what}: ${found} in ${line.slice(0, 300)}`),
      ),
    );
}
