import { withoutSeparators } from "./without-separators.ts";

export type VehicleMake = "landrover" | "jaguar";

const SHAPE = /^[A-HJ-NPR-Z0-9]{17}$/;
/** Letters a VIN never has, and the digits people mean by them. */
const CONFUSED: Readonly<Record<string, string>> = { O: "0", I: "1", Q: "0" };
const MAKE_OF_WMI: Readonly<Record<string, VehicleMake>> = { SAL: "landrover", SAJ: "jaguar", SAD: "jaguar" };

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_POSITION = 8;
/** Letter values are given by position; "." keeps the place of I, O and Q. */
const LETTER_VALUES = new Map(
  Array.from("ABCDEFGH.JKLMN.P.R.STUVWXYZ").map((letter, index) => [letter, (index % 9) + 1]),
);

/** `isCorrected` when a typed letter was replaced by a digit, which the page points out. */
export type TypedVin = { vin: string; isCorrected: boolean };

export function normaliseVin(typed: string): TypedVin {
  const plain = withoutSeparators(typed).toUpperCase();
  const vin = plain.replace(/[OIQ]/g, (letter) => CONFUSED[letter] ?? letter);
  return { vin, isCorrected: vin !== plain };
}

export function hasVinShape(vin: string): boolean {
  return SHAPE.test(vin);
}

/** Only North American vehicles carry a check digit; in other vehicles the ninth character is free. */
export function hasValidCheckDigit(vin: string): boolean {
  if (!hasVinShape(vin)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * valueOf(vin.charAt(index)), 0);
  const rest = sum % 11;
  return vin.charAt(CHECK_POSITION) === (rest === 10 ? "X" : String(rest));
}

/** A letter other than X is no check digit: such a vehicle was not built for North America. */
function hasCheckDigit(vin: string): boolean {
  return /[0-9X]/.test(vin.charAt(CHECK_POSITION));
}

function valueOf(character: string): number {
  return LETTER_VALUES.get(character) ?? Number(character);
}

/** The make of the manufacturer code; the vehicle service's answer takes precedence. */
export function makeOfVin(vin: string): VehicleMake | undefined {
  return MAKE_OF_WMI[vin.slice(0, 3)];
}

export function isNorthAmericanMarket(country: string): boolean {
  return country === "US" || country === "CA";
}

export type VinCheck =
  | ({ kind: "valid" } & TypedVin)
  | { kind: "empty" }
  | { kind: "wrongLength"; length: number }
  | { kind: "wrongSign"; sign: string }
  | { kind: "wrongCheckDigit" };

export function checkVin(typed: string, { isNorthAmerican }: { isNorthAmerican: boolean }): VinCheck {
  const normalised = normaliseVin(typed);
  const { vin } = normalised;
  if (vin === "") return { kind: "empty" };
  const [sign] = /[^A-Z0-9]/u.exec(vin) ?? [];
  if (sign) return { kind: "wrongSign", sign };
  if (!hasVinShape(vin)) return { kind: "wrongLength", length: vin.length };
  if (isNorthAmerican && hasCheckDigit(vin) && !hasValidCheckDigit(vin)) return { kind: "wrongCheckDigit" };
  return { kind: "valid", ...normalised };
}
