/** Responses leave out fields without a value. */
export function omitNull<Fields extends Record<string, string | null>>(
  fields: Fields,
): { [K in keyof Fields]?: string } {
  const entries = Object.entries(fields).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as { [K in keyof Fields]?: string };
}
