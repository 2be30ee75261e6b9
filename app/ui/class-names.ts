/** Joins the class names that apply; anything falsy is left out, and an empty attribute too. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
