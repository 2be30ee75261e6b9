import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
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
  const place = classesOf(css).indexOf(name);
  return place < 0 ? `${letters}_${name}` : `${letters}${place.toString(36)}`;
}

/** The classes of a style sheet, in its order. */
export function classesOf(css: string): string[] {
  return [...new Set(Array.from(css.matchAll(className), ([, found = ""]) => found))];
}

/** For the bundler, whose style sheet other steps of the build have changed: the file counts. */
export function scopedClassName(name: string, file: string): string {
  return shortClassName(name, file, readFileSync(file.replace(/\?.*$/, ""), "utf8"));
}
