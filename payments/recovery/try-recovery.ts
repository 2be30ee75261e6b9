import type { PaymentsDeps } from "../deps.ts";

/** How many rows of each kind one round checks. */
export const batchSize = 100;

/** Reports a failure and leaves the row to the next round. */
export async function tryRecovery(
  { report }: PaymentsDeps,
  paymentId: string | undefined,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    report("recovery failed and will be tried again", { ...(paymentId !== undefined && { paymentId }), error });
    return false;
  }
}
