/** Whether a statement failed on a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = "code" in error ? error.code : undefined;
  return code === "23505" || isUniqueViolation(error.cause);
}
