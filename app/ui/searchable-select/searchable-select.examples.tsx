import type { ExampleSet } from "../example.ts";
import { SearchableSelect } from "./searchable-select.tsx";

const COUNTRIES = [
  "Austria",
  "Belgium",
  "Canada",
  "Czech Republic",
  "France",
  "Germany",
  "Italy",
  "Netherlands",
  "Portugal",
  "Spain",
  "United Kingdom",
  "United States",
].map((text) => ({ value: text.toLowerCase().replaceAll(" ", "-"), text }));

export const searchableSelectExamples: ExampleSet = {
  id: "searchable-select",
  title: "Searchable select",
  examples: () => [
    {
      name: "One may type",
      content: (
        <SearchableSelect
          id="ss-country"
          name="country"
          label="Country"
          hint="Please select a value or type something"
          placeholder="Please select a value"
          openLabel="Show countries"
          options={COUNTRIES}
        />
      ),
    },
    {
      name: "Error",
      content: (
        <SearchableSelect
          id="ss-error"
          label="Country of the card"
          placeholder="Please select a value"
          openLabel="Show countries of cards"
          options={COUNTRIES}
          error="Please select a country"
        />
      ),
    },
  ],
};
