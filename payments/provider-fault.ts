import { Fault } from "../contracts/fault.ts";
import type { PaymentErrorKind } from "./port/payment-types.ts";

/** What a call without a usable answer may have done. */
export type CallEffect =
  /** It never reached the provider. */
  | "unsent"
  /** The provider refused it and did nothing. */
  | "rejected"
  /** The provider may have carried it out. */
  | "unknown";

export class ProviderFault extends Error {
  override readonly name = "ProviderFault";
  readonly callEffect: CallEffect;
  readonly error: PaymentErrorKind;
  readonly code: string | undefined;

  constructor(
    about: { callEffect: CallEffect; error: PaymentErrorKind; code?: string | undefined; message: string },
    options?: { cause?: unknown },
  ) {
    super(about.message, options);
    this.callEffect = about.callEffect;
    this.error = about.error;
    this.code = about.code;
  }
}

/** For calls that move no money: the caller gets a provider's failure as the `Fault` of any unavailable service. */
export async function asServiceFault<Answer>(ask: Promise<Answer>): Promise<Answer> {
  try {
    return await ask;
  } catch (cause) {
    if (!(cause instanceof ProviderFault)) throw cause;
    throw new Fault({ service: "payments", kind: "unavailable", detail: { message: cause.message } }, { cause });
  }
}

/** Connection errors that prove that the request never arrived. */
export const codesBeforeArrival: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

export function callEffectOfFailure(error: unknown): CallEffect {
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
