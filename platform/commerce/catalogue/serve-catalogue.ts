import type { Hono } from "hono";
import type { CommerceGround } from "../ground.ts";
import { serveContent } from "./serve-content.ts";
import { serveProducts } from "./serve-products.ts";

export function serveCatalogue(app: Hono, ground: CommerceGround): void {
  serveProducts(app, ground);
  serveContent(app, ground);
}
