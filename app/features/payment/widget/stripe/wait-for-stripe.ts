/** How long Stripe.js may be silent before the status of the intent is read. */
export const SILENCE_MS = 20_000;

/** How long reading the status may take; after that the connection counts as lost. */
export const LOOKUP_MS = 10_000;

type WaitOptions<Result> = {
  /** A call of Stripe.js; it may never settle when the connection breaks. */
  pending: Promise<Result>;
  readStatus: () => Promise<string | undefined>;
  /** Whether a bank or a wallet waits for the customer, which may take minutes. */
  isWaitingForCustomer: (status: string) => boolean;
};

export type WaitResult<Result> =
  | { kind: "ended"; result: Result }
  /** Stripe.js did not answer. The intent's status is undefined when Stripe cannot be reached. */
  | { kind: "silent"; status: string | undefined };

/** Waits for Stripe.js, and reads the status of the intent whenever it is silent for too long. Rejects when it does. */
export async function waitForStripe<Result>({ pending, readStatus, isWaitingForCustomer }: WaitOptions<Result>) {
  const ended = pending.then((result): WaitResult<Result> => ({ kind: "ended", result }));
  for (;;) {
    const waited = await Promise.race([ended, pause(SILENCE_MS)]);
    if (waited) return waited;
    const status = await Promise.race([readStatus().catch(() => undefined), pause(LOOKUP_MS)]);
    if (status !== undefined && isWaitingForCustomer(status)) continue;
    // The result may have come while the intent was read.
    return Promise.race([ended, Promise.resolve<WaitResult<Result>>({ kind: "silent", status })]);
  }
}

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined));
