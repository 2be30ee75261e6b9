/** Whether a statement failed because somebody else has what must be one person's own. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = "code" in error ? error.code : undefined;
  return code === "23505" || isUniqueViolation(error.cause);
}
