import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../source-files.ts";

const numbers = globSync("docs/decisions/*.md", { cwd: projectRoot })
  .map((file) => String(/(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]))
  .sort();

it("decisions are numbered from 0001 without gaps", () => {
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => String(index + 1).padStart(4, "0")));
});

it("every decision that a file mentions exists", () => {
  const files = globSync(
    ["*.md", "docs/**/*.md", "{app,contracts,database,payments,platform,server,tools}/**/*.{ts,tsx}"],
    {
      cwd: projectRoot,
    },
  );
  const unknown = files.flatMap((file) =>
    Array.from(
      readFileSync(join(projectRoot, file), "utf8").matchAll(/\bdecisions?[ /](\d{4})\b/g),
      ([, number = ""]) => number,
    )
      .filter((number) => !numbers.includes(number))
      .map((number) => `${file} mentions decision ${number}`),
  );
  expect(unknown).toEqual([]);
});
