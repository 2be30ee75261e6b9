export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 422 | 429 | 500;

/** The refusal of a request, with the service's own error document. Thrown, so that a transaction is rolled back. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: RefusalStatus;
  readonly document: object;
  readonly headers: Record<string, string>;

  constructor(status: RefusalStatus, document: object, headers: Record<string, string> = {}) {
    super(`refused with ${status}`);
    this.status = status;
    this.document = document;
    this.headers = headers;
  }
}
