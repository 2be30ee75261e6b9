import { createMemoryRouter, type MiddlewareFunction } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadPaymentDocument } from "./load-payment-document.ts";

const loaded: string[] = [];
const fetched: string[] = [];
const listeners: ((event: { persisted: boolean }) => void)[] = [];
const recordNavigation = (method: string) => (to: string) =>
  void loaded.push(`${method} ${new URL(to, "http://localhost").pathname}`);
const view = {
  document: { createElement: () => ({}) },
  location: {
    origin: "http://localhost",
    href: "http://localhost/",
    assign: recordNavigation("assign"),
    replace: recordNavigation("replace"),
    reload: () => void loaded.push("reload"),
  },
  addEventListener: (_: string, listener: (event: { persisted: boolean }) => void) => void listeners.push(listener),
  removeEventListener: () => {},
};

beforeEach(() => {
  loaded.length = fetched.length = listeners.length = 0;
  vi.stubGlobal("window", view);
});
afterEach(() => void vi.unstubAllGlobals());

/** A tab whose document was loaded for one page, with its router. */
function openTab(start: string, seed: object) {
  vi.stubGlobal("document", { documentElement: { dataset: { shop: JSON.stringify(seed) } } });
  const page = (path: string) => ({ path, loader: () => void fetched.push(path), Component: () => null });
  const checkout = { ...page("checkout"), action: () => new Response("added") };
  const add = { path: "add", action: () => Response.redirect("http://localhost/checkout") };
  const children = [page("services"), checkout, add, page("confirmation/:orderNo")];
  // The path of the root is empty, as the framework writes it.
  const routes = [{ id: "root", path: "", middleware: [loadPaymentDocument as MiddlewareFunction], children }];
  return createMemoryRouter(routes, { initialEntries: [start] });
}

const form = () => ({ formMethod: "post" as const, formData: new FormData() });

it("loads the checkout as a document after a link and after the redirect of a form", async () => {
  await openTab("/services", {}).navigate("/checkout");
  await openTab("/services", {}).navigate("/add", form());
  expect(loaded).toEqual(["assign /checkout", "assign /checkout"]);
  expect(fetched).not.toContain("checkout");
});

it("navigates within the checkout, and loads a document when leaving it, replacing the history entry on request", async () => {
  const tab = openTab("/checkout", { hasPaymentPolicy: true });
  await tab.navigate("/checkout?step=payment");
  expect(loaded).toEqual([]);
  await tab.navigate("/confirmation/VCS-1", { replace: true });
  expect(loaded).toEqual(["replace /confirmation/VCS-1"]);
});

it("reloads a page that the browser restores from its back/forward cache", async () => {
  await openTab("/services", {}).navigate("/checkout");
  loaded.length = 0;
  for (const listener of listeners) listener({ persisted: false });
  expect(loaded).toEqual([]);
  for (const listener of listeners) listener({ persisted: true });
  expect(loaded).toEqual(["reload"]);
});
