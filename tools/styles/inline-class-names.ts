import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { classesOf, shortClassName } from "./class-names.ts";

const styleImport = /^import (\w+) from ("\.[^"]+\.module\.css");$/gm;
const otherImport = /\bfrom\s*"[^"]+\.module\.css"/;
const script = /\/app\/[^?]+\.tsx?(?:\?|$)/;
const sheet = /\.module\.css(?:\?|$)/;

type Folder = { path: string; read: (file: string) => string };

/**
 * Writes the class names themselves where a view says `styles.name`. Otherwise a table of all names of a sheet would be
 * sent beside the sheet, and with the shell even for views that are loaded later. A view that picks a name while it runs
 * gets the table.
 */
export function withClassNames(code: string, { path, read }: Folder): string {
  const written = [...code.matchAll(styleImport)].reduce((done, [line, name = "", quoted = ""]) => {
    const file = join(path, JSON.parse(quoted) as string);
    const css = read(file);
    const table = Object.fromEntries(classesOf(css).map((found) => [found, shortClassName(found, file, css)]));
    const use = new RegExp(`(?<![\\w$.])${name}(?:\\.(\\w+))?(?![\\w$])`, "g");
    const rest = done.replace(line, "");
    const isTableNeeded = [...rest.matchAll(use)].some(([, found]) => found === undefined);
    return isTableNeeded
      ? done.replace(line, `import ${quoted};\nconst ${name} = ${JSON.stringify(table)};`)
      : done.replace(line, `import ${quoted};`).replace(use, (_, found: string) => JSON.stringify(table[found]));
  }, code);
  if (otherImport.test(written)) throw new Error("A style sheet is imported in another way than `import styles from`");
  return written;
}

/** The names in the browser's scripts; the server keeps the tables, which are not sent to browsers. */
export function inlineClassNames(): Plugin[] {
  const shared = {
    apply: "build",
    applyToEnvironment: ({ name }: { name: string }) => name === "client",
  } as const;
  return [
    {
      ...shared,
      name: "inline-class-names",
      enforce: "pre",
      transform(code, id) {
        if (!script.test(id) || !code.includes(".module.css")) return undefined;
        const path = dirname(id.replace(/\?.*$/, ""));
        return { code: withClassNames(code, { path, read: (file) => readFileSync(file, "utf8") }), map: null };
      },
    },
    {
      ...shared,
      name: "sheets-without-tables",
      enforce: "post",
      // Without "no-treeshake" a sheet that exports nothing would be left out of the build.
      transform: (_, id) => (sheet.test(id) ? { code: "", map: null, moduleSideEffects: "no-treeshake" } : undefined),
    },
  ];
}
