/** An amount in the smallest unit of its currency; every currency of the shop has a hundred of them. */
export type Money = { amount: number; currency: string };

const MINOR_UNITS = 100;

export function toMajorUnits({ amount }: Money): number {
  return amount / MINOR_UNITS;
}

/** With two places, as payment providers and their calls write it: `1299.50`. */
export const majorUnitsText = (money: Money): string => toMajorUnits(money).toFixed(2);

/** Wire decimals become whole minor units here, once; binary fractions such as 1.005 are read as written. */
export function fromMajorUnits(value: number, currency: string): Money {
  const amount = Math.round(Number(`${value}e2`));
  if (!Number.isSafeInteger(amount)) throw new Error(`Not an amount of money: ${value}`);
  return { amount, currency };
}
