import type { ExampleSet } from "../example.ts";
import { Breadcrumb } from "./breadcrumb.tsx";

const CRUMBS = [{ text: "Home", to: "/uikit" }, { text: "Orders", to: "/uikit" }, { text: "View or manage my order" }];

export const breadcrumbExamples: ExampleSet = {
  id: "breadcrumb",
  title: "Breadcrumb",
  examples: () => [
    { name: "On paper", content: <Breadcrumb label="Breadcrumb on paper" crumbs={CRUMBS} /> },
    {
      name: "In the band: phones show one link",
      content: (
        <div className="night band" style={{ padding: "0 1.5rem" }}>
          <Breadcrumb label="Breadcrumb in the band" crumbs={CRUMBS} />
        </div>
      ),
    },
  ],
};
