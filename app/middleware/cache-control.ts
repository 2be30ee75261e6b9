const unkept = "private, no-store";

type Answer = {
  headers: Headers;
  /** Whether the visitor has a session or a vehicle, or is given a cookie: what they see is theirs alone. */
  isPersonal: boolean;
};

/**
 * How long an answer may be kept. What one person sees stays in no cache, not even in the browser's own after they have
 * left. An answer without a cache-control header is treated as personal.
 */
export function cacheControlOf({ headers, isPersonal }: Answer): string {
  const said = headers.get("cache-control");
  if (isPersonal || headers.has("set-cookie") || said === null) return unkept;
  return said;
}
