import { use, useContext, useState } from "react";
import { Links, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from "react-router";

/** The sheets of the document by their addresses, and when those that were added to it are there. */
type Sheets = Map<string | null, Promise<unknown> | undefined>;

/** The style sheets of the page. While developing, they change with the code. */
export function PageSheets({ nonce }: { nonce: string | undefined }) {
  return import.meta.env.SSR || import.meta.env.DEV ? <Links nonce={nonce} /> : <AddedSheets />;
}

/**
 * Adds the sheets of a page that is opened within the document, and delays the page until they are there. The router's
 * own links would show the page first. A sheet stays, so that its place among the others never changes.
 */
function AddedSheets() {
  const [sheets] = useState(linkedSheets);
  const routes = useContext(FrameworkContext)?.manifest.routes;
  const added = useMatches().flatMap(({ id }) => (routes?.[id]?.css ?? []).map((sheet) => addSheet(sheet, sheets)));
  for (const sheet of added) if (sheet) use(sheet);
  return null;
}

function linkedSheets(): Sheets {
  const links = document.querySelectorAll('[rel="stylesheet"]');
  return new Map(Array.from(links, (link) => [link.getAttribute("href"), undefined]));
}

function addSheet(marked: string, sheets: Sheets): Promise<unknown> | undefined {
  // The router marks a sheet that several parts of a page need.
  const href = marked.replace("#", "");
  if (!sheets.has(href)) {
    const { promise, resolve } = Promise.withResolvers();
    // Without one of its sheets the page is still usable.
    const link = { rel: "stylesheet", href, onload: resolve, onerror: resolve };
    document.head.append(Object.assign(document.createElement("link"), link));
    sheets.set(href, promise);
  }
  return sheets.get(href);
}
