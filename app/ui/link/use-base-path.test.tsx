import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider, useHref } from "react-router";
import { expect, it } from "vitest";
import { hrefUnder, useBasePath } from "./use-base-path.ts";

const paths = ["/", "/?a=b", "/#top", "/services", "/service/CONNAV?pid=1#faq", "/a%20b"];

function Both({ path }: { path: string }) {
  return `${hrefUnder(useBasePath(), path)} ${useHref(path)}`;
}

it.each(["/", "/de-DE", "/de-DE/", "/jaguar/fr-BE"])("a link below %s is the same as the router's", (basename) => {
  for (const path of paths) {
    const router = createMemoryRouter([{ path: "*", element: <Both path={path} /> }], {
      basename,
      initialEntries: [`${basename}/here`.replace("//", "/")],
    });
    const [ours, theirs] = renderToStaticMarkup(<RouterProvider router={router} />).split(" ");
    expect(ours).toBe(theirs);
  }
});
