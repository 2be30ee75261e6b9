const MAX_LENGTH = 2048;
const MAX_DECODINGS = 4;
const ORIGIN = "https://shop.invalid";

/**
 * The path if it is one of this shop, otherwise the fallback. Like browsers do, it percent-encodes other than Latin
 * letters, so that the path fits into a header.
 */
export function safeReturnPath(value: unknown, fallback = "/"): string {
  if (typeof value !== "string" || value.length > MAX_LENGTH || !isSafe(value)) return fallback;
  const { pathname, search, hash } = new URL(value, ORIGIN);
  return pathname + search + hash;
}

/** A proxy or a framework may decode once more than we do, so every decoded form must be harmless. */
function isSafe(value: string): boolean {
  let reading = value;
  for (let round = 0; round <= MAX_DECODINGS; round += 1) {
    // Unicode normalisation turns full-width slashes and the like into plain ones.
    if (!isLocalReading(reading) || !isLocalReading(reading.normalize("NFKC"))) return false;
    const decoded = decode(reading);
    if (decoded === undefined) return false;
    if (decoded === reading) return true;
    reading = decoded;
  }
  return false;
}

function isLocalReading(reading: string): boolean {
  if (!reading.startsWith("/") || hasForbiddenCharacter(reading)) return false;
  const path = reading.split(/[?#]/, 1)[0] ?? "";
  if (path.startsWith("//")) return false;
  if (!URL.canParse(reading, ORIGIN)) return false;
  const url = new URL(reading, ORIGIN);
  // Dot segments can leave a leading double slash behind: /.//host becomes //host.
  return url.origin === ORIGIN && !url.pathname.startsWith("//");
}

/** Browsers drop tabs and line breaks and read a backslash as a slash; none is allowed in our paths. */
function hasForbiddenCharacter(reading: string): boolean {
  return Array.from(reading).some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return (
      character === "\\" || code < 0x20 || (code >= 0x7f && code <= 0xa0) || /[\u2028\u2029\uFEFF]/.test(character)
    );
  });
}

function decode(reading: string): string | undefined {
  try {
    return decodeURIComponent(reading);
  } catch {
    return undefined;
  }
}
