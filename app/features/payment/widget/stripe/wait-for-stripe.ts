/** How long Stripe may say nothing before it is asked where the intent stands. */
export const SILENCE_MS = 20_000;

/** How long that question may take. Without an answer the connection is gone. */
export const LOOKUP_MS = 10_000;

type Waiting<Result> = {
  /** What Stripe.js has begun; it may never end when the connection breaks. */
  running: Promise<Result>;
  readStatus: () => Promise<string | undefined>;
  /** Whether the customer is being asked, by their bank or a wallet: that may take minutes. */
  isWithCustomer: (status: string) => boolean;
};

export type Waited<Result> =
  | { kind: "ended"; result: Result }
  /** Stripe.js stays silent. The intent's status, or undefined when Stripe cannot be reached. */
  | { kind: "silent"; status: string | undefined };

/** Waits for Stripe.js, and looks the intent up whenever it has been silent for a while. Rejects as it does. */
export async function waitForStripe<Result>({ running, readStatus, isWithCustomer }: Waiting<Result>) {
  const ended = running.then((result): Waited<Result> => ({ kind: "ended", result }));
  for (;;) {
    const waited = await Promise.race([ended, pause(SILENCE_MS)]);
    if (waited) return waited;
    const status = await Promise.race([readStatus().catch(() => undefined), pause(LOOKUP_MS)]);
    if (status !== undefined && isWithCustomer(status)) continue;
    // The result may have come while the intent was read.
    return Promise.race([ended, Promise.resolve<Waited<Result>>({ kind: "silent", status })]);
  }
}

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined));
