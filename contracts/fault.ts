/** Why a call to a backing system gave no usable answer. */
export type FaultKind =
  /** It answered and said no. */
  | "refused"
  /** No connection, or an answer of the 500 class. */
  | "unavailable"
  /** No answer in time. */
  | "timeout"
  /** It answered with something that is not its own wire. */
  | "malformed";

/** What a system says about its refusal, in its own words. */
export type FaultDetail = { type?: string; message: string; arguments?: Record<string, unknown> };

/** Reads the fault document of one wire; undefined when the body is not one. */
export type FaultReader = (body: unknown) => FaultDetail | undefined;

export class Fault extends Error {
  override readonly name = "Fault";
  readonly service: string;
  readonly kind: FaultKind;
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly arguments: Record<string, unknown>;

  constructor(
    about: { service: string; kind: FaultKind; status?: number | undefined; detail: FaultDetail },
    options?: { cause?: unknown },
  ) {
    super(about.detail.message, options);
    this.service = about.service;
    this.kind = about.kind;
    this.status = about.status;
    this.type = about.detail.type;
    this.arguments = about.detail.arguments ?? {};
  }
}

/** Told by its name: the built storefront has a copy of this class of its own, and the clients come from outside it. */
export function isFault(error: unknown, type?: string): error is Fault {
  const isOne = error instanceof Error && error.name === "Fault" && "service" in error && "kind" in error;
  return isOne && (type === undefined || ("type" in error && error.type === type));
}
