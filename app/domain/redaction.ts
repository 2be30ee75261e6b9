const secrets = [
  "code",
  "customerCode",
  "code_?verifier",
  "(?:access_?|refresh_?|id_?)?token",
  "usid",
  "client_secret",
  "password",
  "secret",
  "evn",
  "c?vin",
  "carvin",
  "cryptedVin",
].join("|");

const rules: readonly [pattern: RegExp, replacement: string][] = [
  [/\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*){0,3}/g, "[token]"],
  [/\b(Bearer|Basic) [\w.~+/=-]+/gi, "$1 [token]"],
  // The links in letters and the addresses of calendars open without a sign-in.
  [/((?:\/|%2F)(?:renewal(?:\/|%2F)(?:stop|renew)|calendar)(?:\/|%2F))[\w.~-]{20,}/gi, "$1[token]"],
  // JSON within JSON has escaped quotation marks.
  [new RegExp(String.raw`\b(${secrets})(\\*":\s*\\*")[^"\\]+`, "gi"), "$1$2[redacted]"],
  [new RegExp(String.raw`\b(${secrets})(=|%3D|:\s*)[^&\s"',}\\]+`, "gi"), "$1$2[redacted]"],
  [/(?<![A-Z0-9])(?=[A-Z]*\d)(?=\d*[A-Z])[A-HJ-NPR-Z0-9]{17}(?![A-Z0-9])/gi, "[vin]"],
];

/** The same line without anything that names a person, a vehicle or a key. */
export function redact(line: string): string {
  const withoutMail = at.test(line)
    ? line.replaceAll(words, (word) => (isMailAddress(word) ? "[e-mail]" : word))
    : line;
  return rules.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), withoutMail);
}

const at = /@|%40/;
const words = /[^\s"<>=&:/,;\\()[\]{}]+/g;

/** Names may hold letters of every language and apostrophes, so the part before the sign is not checked. */
function isMailAddress(word: string): boolean {
  const found = word.search(at);
  return found > 0 && word.includes(".", found);
}

const maxCharacters = 4_096;
const ends = [" ", "\n", "/", "?", "&", ",", '"'];

/** The beginning of a long text, cut between two words: half a key would not be recognised as one. */
export function shorten(text: string): string {
  if (text.length <= maxCharacters) return text;
  const beginning = text.slice(0, maxCharacters);
  const end = Math.max(0, ...ends.map((mark) => beginning.lastIndexOf(mark)));
  return `${beginning.slice(0, end)}… (${text.length} characters)`;
}
