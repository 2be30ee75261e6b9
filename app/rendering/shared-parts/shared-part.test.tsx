import { type ReactNode, useId } from "react";
import { expect, it, vi } from "vitest";
import { renderWhole } from "../render-whole.ts";
import { createPageParts, type PageParts, type Rendered } from "./page-parts.ts";
import { SharedPart, SharedParts } from "./shared-part.tsx";

type Visit = { document?: string; inputs?: unknown; name?: string; part?: ReactNode };

/** A page with a part for everybody, and the visitor's name around it. */
function openShop() {
  const store = new Map<string, Rendered>();
  const visit = async ({ document = "/", inputs = 1, name = "Ada", part = <Footer /> }: Visit = {}) => {
    const page = (parts?: PageParts) => (
      <SharedParts parts={parts}>
        <p style={{ top: 1 }}>{name}</p>
        <SharedPart name="footer" inputs={inputs}>
          {part}
        </SharedPart>
        <Field />
      </SharedParts>
    );
    const parts = createPageParts(document, store);
    const { bytes, styles } = await renderWhole(page, { nonce: "n", parts });
    const plain = await renderWhole(page, { nonce: "n" });
    return { html: String(bytes), styles, plain: { html: String(plain.bytes), styles: plain.styles } };
  };
  return { visit, store };
}

const rendered = vi.fn<() => void>();

function Footer({ children = "Grüße – heute" }: { children?: ReactNode }) {
  rendered();
  return <footer style={{ left: 2 }}>{children}</footer>;
}

function Field() {
  return <input id={useId()} />;
}

it("renders a shared part once, and every page as without it", async () => {
  const { visit } = openShop();
  const first = await visit({ name: "Ada" });
  rendered.mockClear();
  const second = await visit({ name: "Grace" });
  // The page without shared parts, for comparison, has rendered it.
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(first).toMatchObject(first.plain);
  expect(second).toMatchObject(second.plain);
  expect(second.html).toContain("Grace");
  expect(second.html).not.toContain("Ada");
});

it.each([
  ["other inputs", { inputs: 2 }],
  ["another page", { document: "/faqs" }],
])("does not share a part between %s", async (_, other) => {
  const { visit } = openShop();
  await visit();
  expect((await visit({ ...other, part: <Footer>Other</Footer> })).html).toContain("Other");
});

it.each([
  ["an id of React", <Field key="field" />],
  ["a picture that the head preloads", <img key="picture" src="/a.svg" alt="" />],
])("renders a part with %s each time", async (_, part) => {
  const { visit, store } = openShop();
  for (let n = 0; n < 2; n += 1) {
    const page = await visit({ part });
    expect(page.html).toBe(page.plain.html);
  }
  expect(store.size).toBe(0);
});

it("shares a part inside another one only with it", async () => {
  const { visit, store } = openShop();
  const part = (
    <section>
      <SharedPart name="inner" inputs={1}>
        <b>Inner</b>
      </SharedPart>
    </section>
  );
  await visit({ part });
  const page = await visit({ part });
  expect(page.html).toBe(page.plain.html);
  expect(store.size).toBe(1);
});
