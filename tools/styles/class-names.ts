import { createHash } from "node:crypto";
import { relative } from "node:path";

const projectRoot = `${import.meta.dirname}/../..`;
const className = /\.(-?[_a-zA-Z][\w-]*)/g;

/**
 * Short names for the classes of CSS modules: a few letters for the file, then the place of the class in it. They are
 * in every page and every style sheet, and the same in the builds for server and browser.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const path = relative(projectRoot, file.replace(/\?.*$/, ""));
  const letters = createHash("sha256")
    .update(path)
    .digest("base64url")
    .replaceAll(/[^a-zA-Z]/g, "")
    .slice(0, 3);
  const names = [...new Set(Array.from(css.matchAll(className), ([, found = ""]) => found))];
  const place = names.indexOf(name);
  return place < 0 ? `${letters}_${name}` : `${letters}${place.toString(36)}`;
}
