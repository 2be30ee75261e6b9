import type { ChargesProblem } from "../../contracts/charges/charges.ts";

/** A refused request to the charges API, with its problem document. */
export class ChargesRefusal extends Error {
  override readonly name = "ChargesRefusal";
  readonly status: 400 | 409 | 503;
  readonly document: ChargesProblem;

  constructor(status: 400 | 409 | 503, title: string, detail: string) {
    super(detail);
    this.status = status;
    this.document = { title, detail };
  }
}
