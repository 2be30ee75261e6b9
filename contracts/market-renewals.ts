import { lawOf } from "./market-law.ts";

/** Whether auto-renewal goes on by the month instead of for the same term again. */
export const renewsByMonth = (sale: Parameters<typeof lawOf>[0]): boolean =>
  lawOf(sale).autoRenew.renewTo === "rollingMonth";
