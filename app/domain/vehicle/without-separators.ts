/** People copy a VIN with the spaces, full stops and dashes that documents put into it. None of them belongs to it. */
export function withoutSeparators(typed: string): string {
  return typed.replace(/[\s.\-‐-―]/g, "");
}
