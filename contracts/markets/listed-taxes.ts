/** Canada's taxes. A bill lists each by its name; elsewhere the only tax goes by the market's word for it. */
const frenchNames: Readonly<Record<string, string>> = { GST: "TPS", HST: "TVH", PST: "TVP", QST: "TVQ" };

/** Whether the taxes of a sale are listed each by its name, with its rate and amount. */
export const areListed = (taxes: readonly { name: string }[]): boolean =>
  taxes.length > 1 || taxes.some(({ name }) => Object.hasOwn(frenchNames, name));

/** The name of a listed tax in the language of the customer. */
export const listedTaxName = (name: string, localeId: string): string =>
  localeId.startsWith("fr") ? (frenchNames[name] ?? name) : name;

type ListedTax = { name: string; rate: number; amount: number };

/** The taxes of all lines, one sum for each name and rate; empty where no line lists its taxes. */
export function sumListedTaxes(lines: readonly { taxes?: readonly ListedTax[] | null | undefined }[]): ListedTax[] {
  const sums = new Map<string, ListedTax>();
  for (const tax of lines.flatMap(({ taxes }) => taxes ?? [])) {
    const key = `${tax.name} ${tax.rate}`;
    const { name, rate } = tax;
    sums.set(key, { name, rate, amount: (sums.get(key)?.amount ?? 0) + tax.amount });
  }
  return [...sums.values()];
}
