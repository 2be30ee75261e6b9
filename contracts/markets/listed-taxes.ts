/** Canada's taxes. A bill lists each by its name; elsewhere the only tax goes by the market's word for it. */
const frenchNames: Readonly<Record<string, string>> = { GST: "TPS", HST: "TVH", PST: "TVP", QST: "TVQ" };

/** Bills list the federal tax first, then that of the province; other taxes come after them. */
const billOrder = ["GST", "HST", "PST", "QST"];

/** The place of a tax on a bill, to sort by. */
export function placeOfTax(name: string | undefined): number {
  const place = billOrder.indexOf(name ?? "");
  return place === -1 ? billOrder.length : place;
}

/** Whether the taxes of a sale are listed each by its name, with its rate and amount. */
export const areListed = (taxes: readonly { name: string }[]): boolean =>
  taxes.length > 1 || taxes.some(({ name }) => Object.hasOwn(frenchNames, name));

/** The name of a listed tax in the language of the customer. */
export const listedTaxName = (name: string, localeId: string): string =>
  localeId.startsWith("fr") ? (frenchNames[name] ?? name) : name;

type ListedTax = { name: string; rate: number; amount: number };

/** The taxes of all lines in the order of a bill, one sum for each name and rate; empty where no line lists its taxes. */
export function sumListedTaxes(lines: readonly { taxes?: readonly ListedTax[] | null | undefined }[]): ListedTax[] {
  const sums = new Map<string, ListedTax>();
  for (const tax of lines.flatMap(({ taxes }) => taxes ?? [])) {
    const key = `${tax.name} ${tax.rate}`;
    const { name, rate } = tax;
    sums.set(key, { name, rate, amount: (sums.get(key)?.amount ?? 0) + tax.amount });
  }
  return [...sums.values()].sort((one, other) => placeOfTax(one.name) - placeOfTax(other.name));
}
