import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

type StorefrontModule = typeof import("../app/server.ts");
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const isDevelopment = process.argv.includes("--dev");
const port = Number(process.env.PORT ?? 3000);
const root = new Hono();
let listener: Listener;
const server = createServer((request, response) => listener(request, response));
if (isDevelopment) {
  const { createServer: createVite } = await import("vite");
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
  root.all("*", async (c) => {
    const { createStorefront } = (await vite.ssrLoadModule("./app/server.ts")) as StorefrontModule;
    return (await createStorefront("development"))(c.req.raw);
  });
  const hono = getRequestListener(root.fetch);
  listener = (request, response) => vite.middlewares(request, response, () => void hono(request, response));
} else {
  const built = new URL("../build/server/index.js", import.meta.url).href;
  const { createStorefront } = (await import(built)) as StorefrontModule;
  root.use("*", serveStatic({ root: "build/client" }));
  const storefront = await createStorefront("production");
  root.all("*", (c) => storefront(c.req.raw));
  listener = getRequestListener(root.fetch);
}
server.listen(port, () => console.log(`http://localhost:${port}`));
