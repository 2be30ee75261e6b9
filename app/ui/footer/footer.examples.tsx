import type { ExampleSet } from "../example.ts";
import { Footer } from "./footer.tsx";

const linksOf = (...texts: string[]) => texts.map((text) => ({ text, to: "/uikit" }));

const COLUMNS = [
  { title: "Help", links: linksOf("Questions and answers", "View or manage my order", "Contact us") },
  { title: "Your contract", links: linksOf("Withdraw from contract here", "Cancel a subscription") },
  { title: "Legal", links: linksOf("Terms and conditions", "Privacy", "Cookie preferences", "Accessibility") },
];

export const footerExamples: ExampleSet = {
  id: "footer",
  title: "Footer",
  examples: (make) => [
    {
      name: "Every page",
      isWide: true,
      content: (
        <Footer
          make={make}
          columns={COLUMNS}
          place={{ title: "Country and language", country: "United Kingdom", language: "English", to: "/uikit" }}
          copyright="© 2026 Connected services. Illustration only."
          note="All prices include VAT"
        />
      ),
    },
  ],
};
