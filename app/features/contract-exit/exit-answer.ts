import type { FieldProblem } from "../../address/check-address.ts";
import type { ExitField, ExitFields } from "./exit-fields.ts";
import type { ExitReceipt } from "./exit-receipt.ts";

/**
 * What the page shows after the form was sent: the form again, a page that repeats what was entered, or the receipt for a
 * browser that keeps no cookies.
 */
export type ExitAnswer =
  | { kind: "invalid"; fields: ExitFields; problems: readonly FieldProblem<ExitField>[] }
  | { kind: "edit" | "review" | "unavailable"; fields: ExitFields }
  | { kind: "filed"; receipt: ExitReceipt };

export const EXIT_STATUS: Readonly<Record<ExitAnswer["kind"], number>> = {
  invalid: 422,
  edit: 200,
  review: 200,
  unavailable: 503,
  filed: 200,
};
