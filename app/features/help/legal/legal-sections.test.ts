import { expect, it } from "vitest";
import { legalSections } from "./legal-sections.ts";

it("splits a text at its headings", () => {
  const html = "<p>First.</p>\n<h2>1. We &amp; you</h2><p>A</p><h3>More</h3><p>B</p>\n<h2><em>2.</em> Law</h2><p>C</p>";
  expect(legalSections(html)).toEqual({
    introHtml: "<p>First.</p>",
    sections: [
      { id: "section-1", heading: "1. We & you", bodyHtml: "<p>A</p><h3>More</h3><p>B</p>" },
      { id: "section-2", heading: "2. Law", bodyHtml: "<p>C</p>" },
    ],
  });
});

it.each([
  ["", { introHtml: "", sections: [] }],
  ["<p>Only this.</p>", { introHtml: "<p>Only this.</p>", sections: [] }],
  ["<h2>A</h2>", { introHtml: "", sections: [{ id: "section-1", heading: "A", bodyHtml: "" }] }],
])("reads %j without losing any of it", (html, text) => {
  expect(legalSections(html)).toEqual(text);
});
