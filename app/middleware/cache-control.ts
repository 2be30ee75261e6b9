const UNCACHED = "private, no-store";

type Answer = {
  headers: Headers;
  /** Whether the answer is for one visitor: they have a session or a vehicle, or get a cookie. */
  isPersonal: boolean;
};

/**
 * How long an answer may be cached. A personal answer is never cached, not even by the browser. An answer without a
 * cache-control header counts as personal.
 */
export function cacheControlOf({ headers, isPersonal }: Answer): string {
  const header = headers.get("cache-control");
  if (isPersonal || headers.has("set-cookie") || header === null) return UNCACHED;
  return header;
}
