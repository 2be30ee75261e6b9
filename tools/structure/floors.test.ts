import { describe, expect, it } from "vitest";
import { findCircles, findUpwardImports } from "./floors.ts";
import { importGraph, readImportGraph } from "./imports.ts";

const graphOf = (files: Record<string, string[]>) =>
  importGraph(
    new Map(
      Object.entries(files).map(([file, targets]) => [file, targets.map((target) => `import "${target}";`).join("\n")]),
    ),
  );

describe("floors", () => {
  it.each([
    ["app/site/a.ts", "../request/b.ts", "app/request/b.ts"],
    ["app/request/a.ts", "../features/basket/b.ts", "app/features/basket/b.ts"],
    ["app/features/basket/a.ts", "../../routes/b.ts", "app/routes/b.ts"],
    ["app/features/basket/a.ts", "../checkout/b.ts", "app/features/checkout/b.ts"],
    ["app/domain/a.ts", "../ui/b.ts", "app/ui/b.ts"],
  ])("%s may not import %s", (file, specifier, target) => {
    expect(findUpwardImports(graphOf({ [file]: [specifier], [target]: [] }))).toHaveLength(1);
  });

  it("are checked through files that have no floor", () => {
    const graph = graphOf({
      "app/site/a.ts": ["../../contracts/b.ts"],
      "contracts/b.ts": ["../server/c.ts"],
      "server/c.ts": ["../app/features/basket/d.ts"],
      "app/features/basket/d.ts": [],
    });
    expect(findUpwardImports(graph)).toEqual([
      expect.stringContaining(
        "app/site/a.ts -> contracts/b.ts -> server/c.ts -> app/features/basket/d.ts",
      ) as unknown as string,
    ]);
  });

  it("allow a room to import lower rooms and its own files", () => {
    const graph = graphOf({
      "app/routes/a.ts": ["../features/basket/b.ts", "../middleware/c.ts"],
      "app/features/basket/b.ts": ["./d.ts", "../../domain/e.ts"],
      "app/middleware/c.ts": [],
      "app/features/basket/d.ts": [],
      "app/domain/e.ts": [],
    });
    expect(findUpwardImports(graph)).toEqual([]);
  });

  it("hold in the whole project", async () => {
    expect(findUpwardImports(await readImportGraph())).toEqual([]);
  });
});

describe("circles", () => {
  it("are each found once", () => {
    const graph = graphOf({ "app/ui/a.ts": ["./b.ts"], "app/ui/b.ts": ["./c.ts"], "app/ui/c.ts": ["./a.ts"] });
    expect(findCircles(graph)).toEqual([
      "app/ui/a.ts -> app/ui/b.ts -> app/ui/c.ts -> app/ui/a.ts: a circle of imports",
    ]);
  });

  it("do not exist in the project", async () => {
    expect(findCircles(await readImportGraph())).toEqual([]);
  });
});
