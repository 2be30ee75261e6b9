/** Keys of the platform itself and custom fields, which no conversion renames. */
const isVerbatim = (key: string) => key.startsWith("_") || key.startsWith("c_");

type CamelKey<Key> = Key extends `_${string}` | `c_${string}`
  ? Key
  : Key extends `${infer Head}_${infer Tail}`
    ? `${Head}${Capitalize<CamelKey<Tail> & string>}`
    : Key;

/** The same document with the field names of the newer APIs. */
export type CamelKeys<T> = T extends readonly (infer Item)[]
  ? CamelKeys<Item>[]
  : T extends object
    ? { [Key in keyof T as CamelKey<Key>]: CamelKeys<T[Key]> }
    : T;

export const toCamelKeys = <T>(document: T): CamelKeys<T> =>
  convert(document, (key) =>
    key.replaceAll(/[_-]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  ) as CamelKeys<T>;

export const toSnakeKeys = (document: unknown): unknown =>
  convert(document, (key) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

function convert(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => convert(item, rename));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [isVerbatim(key) ? key : rename(key), convert(inner, rename)]),
  );
}
