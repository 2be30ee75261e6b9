import { Fault } from "../contracts/fault.ts";
import type { PaymentErrorKind } from "./port/payment-words.ts";

/** What is certain about a call that gave no usable answer. */
export type Certainty =
  /** It never reached the provider. */
  | "unsent"
  /** The provider said no before doing anything. */
  | "rejected"
  /** It may have been carried out. */
  | "unknown";

export class ProviderFault extends Error {
  override readonly name = "ProviderFault";
  readonly certainty: Certainty;
  readonly error: PaymentErrorKind;
  readonly code: string | undefined;

  constructor(
    about: { certainty: Certainty; error: PaymentErrorKind; code?: string | undefined; message: string },
    options?: { cause?: unknown },
  ) {
    super(about.message, options);
    this.certainty = about.certainty;
    this.error = about.error;
    this.code = about.code;
  }
}

/** For questions that are only about what is kept: whoever asks hears of a provider as of any system that does not answer. */
export async function answeredOrFault<Answer>(ask: Promise<Answer>): Promise<Answer> {
  try {
    return await ask;
  } catch (cause) {
    if (!(cause instanceof ProviderFault)) throw cause;
    throw new Fault({ service: "payments", kind: "unavailable", detail: { message: cause.message } }, { cause });
  }
}

/** Failures of a connection after which nothing can have arrived. */
export const codesBeforeArrival: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

export function certaintyOfFailure(error: unknown): Certainty {
  for (
    let cause: unknown = error;
    cause instanceof Error;
    cause = cause.cause ?? (cause as { detail?: unknown }).detail
  ) {
    const { code } = cause as { code?: unknown };
    if (typeof code === "string" && codesBeforeArrival.has(code)) return "unsent";
  }
  return "unknown";
}
