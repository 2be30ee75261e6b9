export type FormValue = string | FormValue[] | { [name: string]: FormValue };

const unsafe = new Set(["__proto__", "constructor", "prototype"]);

/** Parses Stripe's form format: `a[b][c]=1`, `a[]=1` and `a[0]=1`. Undefined for an invalid form. */
export function parseForm(text: string): Record<string, FormValue> | undefined {
  const root: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/([^[\]]+)|\[\]/g)].map(([, part]) => part ?? "");
    if (path.length === 0 || path.length > 6 || path.some((part) => unsafe.has(part)) || value.includes("\0")) {
      return undefined;
    }
    if (!setValue(root, path, value)) return undefined;
  }
  return toArrays(root) as Record<string, FormValue>;
}

type Branch = { [name: string]: FormValue };

function setValue(root: Branch, path: readonly string[], value: string): boolean {
  let branch = root;
  for (const part of path.slice(0, -1)) {
    const next = (branch[part] ??= {});
    if (typeof next !== "object" || Array.isArray(next)) return false;
    branch = next;
  }
  const last = path.at(-1) ?? "";
  const name = last === "" ? String(Object.keys(branch).length) : last;
  if (name in branch) return false;
  branch[name] = value;
  return true;
}

/** Converts objects with the keys 0, 1, 2, … to lists. */
function toArrays(value: FormValue): FormValue {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, toArrays(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
