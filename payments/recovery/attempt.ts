import type { PaymentsDeps } from "../deps.ts";

/** So many of a kind are looked at in one round. */
export const batch = 100;

/** What fails is left for the next time. */
export async function attempt(
  { report }: PaymentsDeps,
  paymentId: string | undefined,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    report("recovery has to come back", { ...(paymentId !== undefined && { paymentId }), error });
    return false;
  }
}
