import { describe, expect, it } from "vitest";
import { DEFAULT_LISTING, type Listing, listingQuery, readListing, toggleValue } from "./listing-parameters.ts";

const read = (query: string) => readListing(new URLSearchParams(query));

describe("the listing of an address", () => {
  it.each<{ query: string; result: Partial<Listing> }>([
    { query: "", result: {} },
    { query: "limit=5", result: { limit: 5 } },
    { query: "limit=1", result: { limit: 1 } },
    { query: "limit=100", result: { limit: 100 } },
    { query: "limit=0", result: {} },
    { query: "limit=101", result: {} },
    { query: "limit=-5", result: {} },
    { query: "limit=5.5", result: {} },
    { query: "limit=1e2", result: {} },
    { query: "limit=many", result: {} },
    { query: "limit=", result: {} },
    { query: "limit=5&limit=7", result: { limit: 5 } },
    { query: "offset=25", result: { offset: 25 } },
    { query: "offset=0", result: {} },
    { query: "offset=-1", result: {} },
    { query: "offset=99999999999", result: {} },
    { query: "offset=NaN", result: {} },
    { query: "sort=best-matches", result: {} },
    { query: "sort=name", result: { sort: "name" } },
    { query: "sort=price", result: { sort: "price" } },
    { query: "sort=NAME", result: {} },
    { query: "sort=__proto__", result: {} },
    { query: "refine=category=navigation", result: { categories: ["navigation"] } },
    { query: "refine=category=navigation|comfort", result: { categories: ["navigation", "comfort"] } },
    { query: "refine=category%3Dnavigation%7Ccomfort", result: { categories: ["navigation", "comfort"] } },
    { query: "refine=category=a|a", result: { categories: ["a"] } },
    { query: "refine=category=a&refine=category=b", result: { categories: ["a", "b"] } },
    { query: "refine=category=a|<script>||b", result: { categories: ["a", "b"] } },
    { query: "refine=fit=owned|fits", result: { fits: ["fits", "owned"] } },
    { query: "refine=fit=fits|other", result: { fits: ["fits"] } },
    { query: "refine=category=a&refine=fit=owned", result: { categories: ["a"], fits: ["owned"] } },
    { query: "refine=colour=red", result: {} },
    { query: "refine=", result: {} },
    { query: "refine=|||", result: {} },
    { query: `refine=category=${"x".repeat(41)}`, result: {} },
    { query: "nonsense=1&limit=5", result: { limit: 5 } },
  ])("$query", ({ query, result }) => {
    expect(read(query)).toEqual({ ...DEFAULT_LISTING, ...result });
  });

  it("takes a limited number of values", () => {
    const many = Array.from({ length: 500 }, (_, index) => `c${index}`).join("|");
    expect(read(`refine=category=${many}`).categories).toHaveLength(20);
  });

  it.each<Partial<Listing>>([
    {},
    { limit: 5, offset: 10 },
    { sort: "price" },
    { categories: ["navigation", "comfort"], fits: ["fits"] },
  ])("is the same after it was written: %j", (change) => {
    const listing = { ...DEFAULT_LISTING, ...change };
    expect(read(listingQuery(listing).slice(1))).toEqual(listing);
  });

  it("is empty as usual", () => {
    expect(listingQuery(DEFAULT_LISTING)).toBe("");
  });
});

it.each([
  { values: [], result: ["a"] },
  { values: ["b"], result: ["b", "a"] },
  { values: ["a", "b"], result: ["b"] },
])("toggling a value of $values", ({ values, result }) => {
  expect(toggleValue<string>(values, "a")).toEqual(result);
});
