import type { FieldProblem } from "./check-address.ts";

/**
 * The shown problems that a corrected form still has. A field that was not marked before stays unmarked until the form
 * is sent again.
 */
export function remainingProblems<Field extends string>(
  shown: readonly FieldProblem<Field>[],
  found: readonly FieldProblem<Field>[],
): readonly FieldProblem<Field>[] {
  return found.filter(({ field }) => shown.some((problem) => problem.field === field));
}
