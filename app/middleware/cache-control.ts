const unkept = "private, no-store";

type Answer = {
  headers: Headers;
  /** Whether the visitor has a session or a vehicle, or is given a cookie: what they see is theirs alone. */
  isPersonal: boolean;
};

/**
 * How long an answer may be kept. What one person sees stays in no cache, not even in the browser's own after they have
 * left. Of an answer that says nothing about it nobody knows whom else it would fit.
 */
export function cacheControlOf({ headers, isPersonal }: Answer): string {
  const said = headers.get("cache-control");
  if (isPersonal || headers.has("set-cookie") || said === null) return unkept;
  return said;
}
