import { expect, test } from "vitest";
import { findUnknownViews, stylesOfViews } from "./view-styles.ts";

const manifest = {
  "app/root.tsx?client-route": { file: "root.js", css: ["assets/root.css"], imports: ["_shell.js"] },
  "_shell.js": { file: "shell.js", css: ["assets/shell.css"] },
  "_chart.js": { file: "chart.js", css: ["assets/chart.css"], imports: ["_shell.js", "_view.js"] },
  "_view.js": { file: "view.js" },
  "app/view.tsx": {
    file: "view.js",
    isDynamicEntry: true,
    css: ["assets/view.css"],
    imports: ["_chart.js", "_shell.js"],
  },
  "app/bare.tsx": { file: "bare.js", isDynamicEntry: true },
  "app/page.tsx": { file: "page.js", isEntry: true, css: ["assets/page.css"] },
};

test("a view has its own style sheets and those of its imports, but not those of every page", () => {
  expect(stylesOfViews(manifest)).toEqual({
    "app/view.tsx": ["/assets/view.css", "/assets/chart.css"],
    "app/bare.tsx": [],
  });
});

test("a build without app/root.tsx is refused", () => {
  expect(() => stylesOfViews({ "_shell.js": { file: "shell.js" } })).toThrow("does not have app/root.tsx");
});

test("a view that the browser's build does not have is found by its name", () => {
  const styles = { "app/features/help/faq-view.tsx": [] };
  const code = `links("app/features/help/faq-view.tsx", 'app/features/help/old-view.tsx'); import("./app.tsx");`;
  expect(findUnknownViews(code, styles)).toEqual(["app/features/help/old-view.tsx"]);
});
