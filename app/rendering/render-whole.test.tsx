import { lazy, type ReactNode, Suspense } from "react";
import { expect, it } from "vitest";
import { renderWhole } from "./render-whole.ts";

const text = "A long list. ".repeat(3_000);
const LazyPart = lazy(async () => ({ default: () => <p>{text}</p> }));

function documentWith(part: ReactNode) {
  return () => (
    <html lang="en">
      <head>
        <title>Cars & roads</title>
      </head>
      <body>
        <Suspense fallback="Loading">{part}</Suspense>
      </body>
    </html>
  );
}

async function show(page: () => ReactNode): Promise<string> {
  return String((await renderWhole(page, { nonce: "nonce" })).bytes);
}

it("renders a large lazy part in its place, without scripts", async () => {
  const html = await show(documentWith(<LazyPart />));
  expect(html).toContain(`<p>${text}</p>`);
  expect(html).not.toMatch(/hidden|<script|Loading/);
});

it("renders the same document whether a part was loaded before or not", async () => {
  const Part = lazy(async () => ({ default: () => <p>Here</p> }));
  const firstHtml = await show(documentWith(<Part />));
  expect(firstHtml).toMatch(/^<!DOCTYPE html><html lang="en"><head><title>Cars &amp; roads/);
  expect(await show(documentWith(<Part />))).toBe(firstHtml);
});

it.each([
  ["a part", () => documentWith(<Broken />)()],
  ["the page", () => <Broken />],
])("fails when %s fails", async (_, page) => {
  await expect(show(page)).rejects.toThrow("no such vehicle");
});

function Broken(): ReactNode {
  throw new Error("no such vehicle");
}
