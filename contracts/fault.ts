/** Why a call to a backing system gave no usable response. */
export type FaultKind =
  /** The system refused the request. */
  | "refused"
  /** No connection, or a response of the 500 class. */
  | "unavailable"
  /** No response in time. */
  | "timeout"
  /** The response does not match the endpoint's schema. */
  | "malformed";

/** The system's own description of its refusal. */
export type FaultDetail = { type?: string; message: string; arguments?: Record<string, unknown> };

/** Reads the fault document of one API; undefined when the body is not one. */
export type FaultReader = (body: unknown) => FaultDetail | undefined;

export class Fault extends Error {
  override readonly name = "Fault";
  readonly service: string;
  readonly kind: FaultKind;
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly arguments: Record<string, unknown>;

  constructor(
    description: { service: string; kind: FaultKind; status?: number | undefined; detail: FaultDetail },
    options?: { cause?: unknown },
  ) {
    super(description.detail.message, options);
    this.service = description.service;
    this.kind = description.kind;
    this.status = description.status;
    this.type = description.detail.type;
    this.arguments = description.detail.arguments ?? {};
  }
}

/** Checks the name, not the class: the built storefront has its own copy of the class, and gets clients from outside. */
export function isFault(error: unknown, type?: string): error is Fault {
  const hasFaultShape = error instanceof Error && error.name === "Fault" && "service" in error && "kind" in error;
  return hasFaultShape && (type === undefined || ("type" in error && error.type === type));
}
