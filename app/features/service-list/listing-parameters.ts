/** The orders of the list, as the address names them. */
export const SORTS = ["best-matches", "name", "price"] as const;
export type Sort = (typeof SORTS)[number];

/** Services that fit one of the customer's vehicles, and those that one of them has. */
export const FITS = ["fits", "owned"] as const;
export type Fit = (typeof FITS)[number];

/** Which services the list shows, and in which order. An empty refinement shows all. */
export type Listing = {
  limit: number;
  offset: number;
  sort: Sort;
  categories: readonly string[];
  fits: readonly Fit[];
};

export const DEFAULT_LISTING: Listing = { limit: 25, offset: 0, sort: "best-matches", categories: [], fits: [] };

const MAX_LIMIT = 100;
const MAX_OFFSET = 99_999;
const MAX_VALUES = 20;
const categoryId = /^[\w-]{1,40}$/;

/** Reads the listing from the query of an address. Anything it cannot use counts as missing. */
export function readListing(query: URLSearchParams): Listing {
  const values = refinementsOf(query);
  return {
    limit: readNumber(query.get("limit"), { min: 1, max: MAX_LIMIT }) ?? DEFAULT_LISTING.limit,
    offset: readNumber(query.get("offset"), { min: 0, max: MAX_OFFSET }) ?? DEFAULT_LISTING.offset,
    sort: SORTS.find((sort) => sort === query.get("sort")) ?? DEFAULT_LISTING.sort,
    categories: values("category").filter((value) => categoryId.test(value)),
    fits: FITS.filter((fit) => values("fit").includes(fit)),
  };
}

function readNumber(text: string | null, { min, max }: { min: number; max: number }): number | undefined {
  if (text === null || !/^\d{1,6}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= min && number <= max ? number : undefined;
}

/** Each `refine` names a property and its values: `category=navigation|comfort`. */
function refinementsOf(query: URLSearchParams): (name: string) => string[] {
  const refinements = query.getAll("refine");
  return (name) => {
    const values = refinements
      .filter((refinement) => refinement.startsWith(`${name}=`))
      .flatMap((refinement) => refinement.slice(name.length + 1).split("|"));
    return [...new Set(values)].slice(0, MAX_VALUES);
  };
}

/** The query of a listing; what is as usual is left out. */
export function listingQuery({ limit, offset, sort, categories, fits }: Listing): string {
  const query = new URLSearchParams();
  if (limit !== DEFAULT_LISTING.limit) query.set("limit", String(limit));
  if (offset !== DEFAULT_LISTING.offset) query.set("offset", String(offset));
  if (sort !== DEFAULT_LISTING.sort) query.set("sort", sort);
  if (categories.length > 0) query.append("refine", `category=${categories.join("|")}`);
  if (fits.length > 0) query.append("refine", `fit=${fits.join("|")}`);
  const text = query.toString();
  return text && `?${text}`;
}

/** The same list with one value of a refinement added, or taken away if it has it; it starts at the top again. */
export function toggleValue<Value extends string>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}
