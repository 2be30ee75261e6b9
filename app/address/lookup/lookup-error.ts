/** The service's error codes up to 1008 are about the request, except 400 to 599; the others mean that it is down. */
const LAST_REQUEST_CODE = 1008;

/** The key is missing or unknown: only an operator can correct that. */
const KEY_CODE = "2";

export type LookupErrorKind = "noResult" | "unavailable" | "badKey";

export function lookupErrorKind(code: string): LookupErrorKind {
  if (code === KEY_CODE) return "badKey";
  const number = Number(code);
  const isDown = (number >= 400 && number <= 599) || number > LAST_REQUEST_CODE || Number.isNaN(number);
  return isDown ? "unavailable" : "noResult";
}
