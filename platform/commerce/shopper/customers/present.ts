/** The wire leaves out what is not set. */
export function present<Fields extends Record<string, string | null>>(
  fields: Fields,
): { [K in keyof Fields]?: string } {
  const entries = Object.entries(fields).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as { [K in keyof Fields]?: string };
}
