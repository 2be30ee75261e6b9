import { lazy, Suspense } from "react";
import { expect, it } from "vitest";
import { renderWhole } from "./render-whole.ts";

const text = "A long list. ".repeat(3_000);
const Late = lazy(async () => ({ default: () => <p>{text}</p> }));

it("puts what is loaded on demand in its place, however large it is, and needs no script to show it", async () => {
  const page = String(
    await renderWhole(
      <main>
        <Suspense fallback="Loading">
          <Late />
        </Suspense>
      </main>,
      "nonce",
    ),
  );
  expect(page).toContain(`<p>${text}</p>`);
  expect(page).not.toMatch(/hidden|<script|Loading/);
});
