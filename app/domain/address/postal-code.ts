type Format = readonly [shape: RegExp, written: string];

/** One group of digits, however it was typed. */
const digits = (count: number): Format => [new RegExp(`^\\d{${count}}$`), "$&"];

const BRITISH: Format = [/^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/, "$1 $2"];
const THREE_AND_TWO: Format = [/^(\d{3})(\d{2})$/, "$1 $2"];

/** How each country writes its codes, read from the code without spaces and hyphens. */
const FORMATS: ReadonlyMap<string, Format> = new Map(
  Object.entries({
    GB: BRITISH,
    JE: BRITISH,
    GG: BRITISH,
    IM: BRITISH,
    IE: [/^([A-Z]\d[\dW])([A-Z\d]{4})$/, "$1 $2"],
    MT: [/^([A-Z]{3})(\d{4})$/, "$1 $2"],
    CA: [/^([A-Z]\d[A-Z])(\d[A-Z]\d)$/, "$1 $2"],
    US: [/^(\d{5})(\d{4})?$/, "$1-$2"],
    NL: [/^(\d{4})([A-Z]{2})$/, "$1 $2"],
    CZ: THREE_AND_TWO,
    SK: THREE_AND_TWO,
    SE: THREE_AND_TWO,
    GR: THREE_AND_TWO,
    PT: [/^(\d{4})(\d{3})$/, "$1-$2"],
    PL: [/^(\d{2})(\d{3})$/, "$1-$2"],
    LV: [/^(?:LV)?(\d{4})$/, "LV-$1"],
    LT: [/^(?:LT)?(\d{5})$/, "LT-$1"],
    DE: digits(5),
    FR: digits(5),
    IT: digits(5),
    ES: digits(5),
    FI: digits(5),
    EE: digits(5),
    HR: digits(5),
    AT: digits(4),
    BE: digits(4),
    LU: digits(4),
    DK: digits(4),
    HU: digits(4),
    BG: digits(4),
    CY: digits(4),
    SI: digits(4),
    RO: digits(6),
  } satisfies Record<string, Format>),
);

/** Codes of digits are also written with the letters of the country before them: D-27498, PT 9000-123. */
const COUNTRY_LETTERS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({ DE: /^DE?(?=\d)/, FR: /^FR?(?=\d)/, IT: /^IT?(?=\d)/, ES: /^ES?(?=\d)/, PT: /^PT?(?=\d)/ }),
);

/** Only the letters and digits of a postal code, without the spaces, dashes and wide characters that were typed. */
export function plainPostalCode(code: string, countryCode: string): string {
  const plain = code
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
  const letters = COUNTRY_LETTERS.get(countryCode.toUpperCase());
  return letters ? plain.replace(letters, "") : plain;
}

/** A postal code as its country writes it. A code of any other shape is not changed. */
export function formatPostalCode(code: string, countryCode: string): string {
  const format = FORMATS.get(countryCode.toUpperCase());
  const plain = plainPostalCode(code, countryCode);
  if (!format?.[0].test(plain)) return code;
  // An American code without its four extra digits has nothing after the hyphen.
  return plain.replace(...format).replace(/-$/, "");
}
