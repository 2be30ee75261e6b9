/** The two special classes of orders, by the prefix of their codes. Their meaning is not known, so no rule uses them yet. */
export const ORDER_CODE_CLASSES = { fiveZero: "5_00", fiveTwenty: "5_20" } as const;

export type OrderCodeClass = keyof typeof ORDER_CODE_CLASSES;

/** Undefined for every other code. */
export function orderCodeClass(code: string): OrderCodeClass | undefined {
  return (Object.keys(ORDER_CODE_CLASSES) as OrderCodeClass[]).find((name) =>
    code.startsWith(ORDER_CODE_CLASSES[name]),
  );
}
