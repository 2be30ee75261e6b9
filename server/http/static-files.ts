import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

const forever = "public, max-age=31536000, immutable";
const oneDay = "public, max-age=86400";

/** Whether an address is one of a built file. */
export const isStaticPath = (path: string): boolean =>
  /^\/(?:(?:assets|fonts|art|marks)\/|(?:worker\.js|favicon\.ico)$)/.test(path);

/** Built files, each with its compressed twins beside it. Names under /assets carry a hash of their content. */
export function createStaticFiles(folder: string): Hono {
  return (
    new Hono()
      .use("/assets/*", serve(folder, forever))
      .use("/fonts/*", serve(folder, forever))
      .use("/art/*", serve(folder, oneDay))
      .use("/marks/*", serve(folder, oneDay))
      // Browsers ask for it where a page names no icon.
      .use("/favicon.ico", serve(folder, oneDay))
      .use("/worker.js", serve(folder, "no-cache"))
  );
}

function serve(root: string, cacheControl: string) {
  return serveStatic({
    root,
    precompressed: true,
    onFound: (_, context) => context.header("cache-control", cacheControl),
  });
}
