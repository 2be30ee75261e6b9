import { globSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ALL_EXAMPLES } from "./all-examples.ts";

const CASES = ALL_EXAMPLES.flatMap((set) =>
  (["landrover", "jaguar"] as const).map((make) => ({ id: set.id, make, examples: set.examples(make) })),
);

test.each(CASES)("$id renders on the server for $make", ({ examples }) => {
  for (const { content } of examples) {
    expect(renderToStaticMarkup(<MemoryRouter>{content}</MemoryRouter>)).not.toBe("");
  }
});

test("every example file is shown", () => {
  const list = readFileSync("app/ui/all-examples.ts", "utf8");
  const files = globSync("app/ui/*/*.examples.tsx").map((path) => path.replace("app/ui/", "./"));
  expect(files.filter((file) => !list.includes(`"${file}"`))).toEqual([]);
});

test("every component is used by another component or has examples", () => {
  const shown = globSync("app/ui/*/*.examples.tsx")
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const components = globSync("app/ui/**/*.tsx").filter((path) => !/\.(test|examples)\.tsx$/.test(path));
  const uses = components.map((path) => readFileSync(path, "utf8")).join("\n") + shown;
  const names = components.map((path) => path.split("/").at(-1) ?? "");
  expect(names.filter((name) => !uses.includes(`/${name}"`))).toEqual([]);
});
