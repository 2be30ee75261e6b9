import type { ExampleSet } from "../example.ts";
import { Price } from "./price.tsx";

export const priceExamples: ExampleSet = {
  id: "price",
  title: "Price",
  examples: () => [
    { name: "Large, with the price per month", content: <Price amount="£159 / 2 years" note="£6.63 per month" /> },
    { name: "Small", content: <Price amount="£89 / year" size="small" /> },
    { name: "Other markets", content: <Price amount="3 990,00 Kč" /> },
  ],
};
