export function splitList(value: string): string[] {
  return value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

export function readPairs(value: string): Record<string, string> {
  return Object.fromEntries(
    splitList(value).map((pair) => pair.split("=").map((part) => part.trim()) as [string, string]),
  );
}

/** Browsers write host names in lower case. */
export function lowerCaseKeys(pairs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(pairs).map(([name, value]) => [name.toLowerCase(), value]));
}
