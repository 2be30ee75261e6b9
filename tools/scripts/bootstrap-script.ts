import { join } from "node:path";
import { build, type Plugin } from "vite";

const ENTRY = "virtual:bootstrap";
const SOURCE = "app/rendering/start/bootstrap.ts";

/** Serves `virtual:bootstrap` to the server: the code that is written into every page. The browser needs no copy of it. */
export function bootstrapScript(): Plugin {
  let root = "";
  let isDevelopment = false;
  return {
    name: "bootstrap-script",
    configResolved(config) {
      root = config.root;
      isDevelopment = config.command === "serve";
    },
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    async load(id) {
      if (id !== `\0${ENTRY}`) return undefined;
      const isServer = this.environment.name === "ssr";
      return `export const bootstrap = ${JSON.stringify(isServer ? await compileBootstrap(root, isDevelopment) : "")};`;
    },
  };
}

/** One script without imports, as small as the bundler makes it. */
export async function compileBootstrap(root: string, isDevelopment: boolean): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    define: { "import.meta.env.DEV": String(isDevelopment) },
    build: {
      write: false,
      target: "es2022",
      minify: true,
      lib: { entry: join(root, SOURCE), formats: ["iife"], name: "bootstrap" },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const chunk = bundle && "output" in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error(`${SOURCE} was not compiled`);
  return chunk.code.trim().replaceAll("</script", String.raw`<\/script`);
}
