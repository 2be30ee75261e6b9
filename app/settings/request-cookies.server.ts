import { parseCookie } from "cookie";

type Cookies = Readonly<Record<string, string | undefined>>;

const parsed = new WeakMap<Request, Cookies>();

/** The cookies of a request, as the browser sent them. Our values need no decoding. Parsed once for each request. */
export function requestCookies(request: Request): Cookies {
  const known = parsed.get(request);
  if (known) return known;
  const cookies = parseCookie(request.headers.get("cookie") ?? "", { decode: (value) => value });
  parsed.set(request, cookies);
  return cookies;
}
