import type { Hono } from "hono";
import type { CommerceDeps } from "../deps.ts";
import { serveContent } from "./serve-content.ts";
import { serveProducts } from "./serve-products.ts";

export function serveCatalogue(app: Hono, deps: CommerceDeps): void {
  serveProducts(app, deps);
  serveContent(app, deps);
}
