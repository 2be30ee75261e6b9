import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Truncated } from "./truncated.tsx";

const LONG = "Connected Navigation Pro with Live Traffic";

test("the whole text stays for assistive technology and as a title", () => {
  const html = renderToStaticMarkup(<Truncated text={LONG} length={30} />);
  expect(html).toContain(`title="${LONG}"`);
  expect(html).toContain(`<span class="vh">${LONG}</span>`);
  expect(html).toContain('aria-hidden="true">Connected Navigation Pro with…');
  expect(html).toContain('aria-hidden="true">Connected…');
});

test("a text that fits a phone is just text", () => {
  expect(renderToStaticMarkup(<Truncated text="Remote" length={30} />)).toBe("Remote");
});
