/** The service's own codes: from 1 to 1008 it says something about the request, else that it cannot serve anybody. */
const LAST_REQUEST_CODE = 1008;

/** The key is missing or not known: nobody who types can mend that. */
const KEY_CODE = "2";

export type LookupTrouble = "nothing" | "unavailable" | "key";

export function lookupTrouble(code: string): LookupTrouble {
  if (code === KEY_CODE) return "key";
  const number = Number(code);
  const isDown = (number >= 400 && number <= 599) || number > LAST_REQUEST_CODE || Number.isNaN(number);
  return isDown ? "unavailable" : "nothing";
}
