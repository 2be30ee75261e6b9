import { join, relative, sep } from "node:path";
import { build, type Plugin } from "vite";

const root = join(import.meta.dirname, "../..");

/** Read files of their own beside their code, or are loaded in parts. */
const packagesAsTheyAre = ["@adyen/api-library", "@electric-sql/pglite", "pdfkit", "pino", "vite"];

/**
 * Bundles the process of the shop with the built storefront. From its sources it would keep the text of two thousand
 * modules and the compiler of TypeScript in memory, see docs/decisions/0034-memory-of-the-process.md.
 */
export async function buildProcess(folder: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [sourceAddresses(folder), builtStorefront(), asciiText()],
    ssr: { noExternal: true, external: packagesAsTheyAre },
    build: {
      ssr: join(root, "server/main.ts"),
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: "node24",
      rolldownOptions: {
        output: {
          // Names stay: logs and errors show them, and the identity provider finds its settings by the names of its classes.
          keepNames: true,
          minify: { mangle: { toplevel: true, keepNames: true }, compress: true, codegen: { removeWhitespace: true } },
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash].js",
        },
      },
    },
  });
}

const storefrontLoader = join(root, "server/storefront/load-storefront.ts");

/** The process loads the storefront by its address; as a part of the bundle, both share their libraries. */
function builtStorefront(): Plugin {
  return {
    name: "built-storefront",
    enforce: "pre",
    transform(code, id) {
      if (id !== storefrontLoader) return undefined;
      const bundled = code.replace("import(built)", `import(${JSON.stringify(join(root, "build/server/index.js"))})`);
      if (bundled === code) this.error(`${id} must load the storefront by import(built)`);
      return bundled;
    },
  };
}

/** Node keeps a program's text with two bytes for each of its letters as soon as one of them is beyond ASCII. */
function asciiText(): Plugin {
  return {
    name: "ascii-text",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = escapeBeyondAscii(file.code);
    },
  };
}

export const escapeBeyondAscii = (code: string): string =>
  code.replaceAll(/[^\0-\x7F]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** A module that reads a file beside it still finds it from the bundle. */
function sourceAddresses(folder: string): Plugin {
  return {
    name: "source-addresses",
    enforce: "pre",
    transform(code, id) {
      if (id.includes("node_modules")) return undefined;
      // It would be that of the bundle.
      if (/import\.meta\.(?:dirname|filename)/.test(code)) this.error(`${id} must use import.meta.url`);
      if (!code.includes("import.meta.url")) return undefined;
      return addressFromBundle(code, relative(folder, id).split(sep).join("/"));
    },
  };
}

/** The code of a module, with its own address written as the way from the bundle to it. */
export function addressFromBundle(code: string, way: string): string {
  return code.replaceAll("import.meta.url", `new URL(${JSON.stringify(way)}, import.meta.url).href`);
}
