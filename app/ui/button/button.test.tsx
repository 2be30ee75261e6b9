import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Button, ButtonLink } from "./button.tsx";

test("a button does not submit a form by default", () => {
  expect(renderToStaticMarkup(<Button>Add</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
});

test("a busy button keeps its text and can still be focused", () => {
  const html = renderToStaticMarkup(<Button isBusy>Placing your order</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain("Placing your order");
  expect(html).not.toContain(" disabled");
});

test("a link that looks like a button is a link", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ButtonLink to="/services">Services</ButtonLink>
    </MemoryRouter>,
  );
  expect(html).toMatch(/^<a [^>]*href="\/services"/);
});
