import type { Plugin } from "vite";

const routerFile = /\/react-router\/dist\/[^?]+\/routeModules\.js$/;
const reloading =
  /catch \(error\) \{[\s\S]*?window\.location\.reload\(\);\s*return new Promise\(\(\) => ?\{\s*\}\);\s*\}/;

/** The router's own way when a page's code does not arrive, replaced by a page that throws what has happened. */
export function throwInsteadOfReload(code: string): string {
  if (!reloading.test(code)) throw new Error("The router no longer loads a page anew where its code is missing");
  return code.replace(reloading, "catch (error) { return { default() { throw error; } }; }");
}

/**
 * When the code of the next page does not arrive, the router loads the present one anew, which looks as if nothing had
 * been pressed. As an error it gets the page that says what has happened and offers to try again.
 */
export function missingPages(): Plugin {
  let isFound = false;
  return {
    name: "missing-pages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!routerFile.test(id)) return undefined;
      isFound = true;
      return { code: throwInsteadOfReload(code), map: null };
    },
    buildEnd(error) {
      if (!error && !isFound) this.error("The router keeps the loading of pages in another file");
    },
  };
}
