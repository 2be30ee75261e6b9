import { renderToString } from "react-dom/server";
import { MemoryRouter, Link as RouterLink } from "react-router";
import { expect, it } from "vitest";
import { Link } from "./link.tsx";

it.each([
  { to: "/vin-error" },
  { to: "/service/CONNAV?channel=letter#plans", className: "x", "aria-current": "page" as const },
  { to: "/faqs", state: { from: "/" }, reloadDocument: true, preventScrollReset: true, replace: true },
  { to: "/faqs?category=payment", defaultShouldRevalidate: false },
  { to: "?make=jaguar" },
  { to: "#main" },
  { to: "https://other.example/" },
  { to: "//other.example/" },
])("a link to $to is rendered on the server like the router's own link", (props) => {
  const attributes = (html: string) => html.match(/[\w-]+="[^"]*"/g)?.toSorted();
  const render = (LinkComponent: typeof RouterLink | typeof Link) =>
    renderToString(
      <MemoryRouter basename="/jaguar" initialEntries={["/jaguar/services"]}>
        <LinkComponent {...props}>{"Go"}</LinkComponent>
      </MemoryRouter>,
    );
  expect(attributes(render(Link))).toEqual(attributes(render(RouterLink)));
});
