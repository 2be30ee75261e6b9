import { parseCookie } from "cookie";

/** The cookies of a request, as the browser sent them. Our values need no decoding. */
export function requestCookies(request: Request): Readonly<Record<string, string | undefined>> {
  return parseCookie(request.headers.get("cookie") ?? "", { decode: (value) => value });
}
