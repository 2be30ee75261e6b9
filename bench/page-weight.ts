import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageStart } from "../app/rendering/start/page-start.ts";
import { brotliCompressSync, gzipSync } from "node:zlib";

export type PageWeight = {
  /** Scripts that the page fetches or has in itself before it is touched, gzip; those in the page one by one. */
  scriptsBefore: number;
  /** The largest script in the page itself, as it is. */
  inlineScript: number;
  /** Scripts of the framework and the page, which are fetched when it is touched at the latest, gzip. */
  scripts: number;
  scriptFiles: number;
  /** Brotli. */
  styles: number;
  messages: number;
  html: number;
};

const fetchedAtOnce = /(?:href=|src=|from |import |import\()"(\/assets\/[^"]+\.js)"/g;
/** Without those that are data. */
const inlineScript = /<script(?![^>]*\b(?:type="application\/json"|src=))[^>]*>([\s\S]*?)<\/script>/g;
const startData = /<script type="application\/json">(.*)\n/;
const staticImport = /(?:\bfrom|\bimport)\s*"(\.\/[^"]+\.js)"/g;

/** What a page makes the browser fetch, from its HTML and the files of the build. */
export async function weighPage(html: string, clientFolder: string): Promise<PageWeight> {
  const linked = matchAll(html, fetchedAtOnce);
  const start = readStart(html);
  const all = await withImports([...linked, ...filesOfStart(start)], clientFolder);
  const atOnce = start?.moment === "touch" ? await withImports(linked, clientFolder) : all;
  const inline = Array.from(html.matchAll(inlineScript), ([, code = ""]) => Buffer.from(code));
  const isTexts = (file: string) => /\/(?:later-)?messages-/.test(file);
  const scripts = all.filter((file) => !isTexts(file));
  const messages = all.filter(isTexts);
  const styles = matchAll(html, /rel="stylesheet" href="(\/assets\/[^"#]+\.css)#?"/g);
  const sum = async (files: readonly string[], compress: (content: Buffer) => Buffer) => {
    const contents = await Promise.all(files.map((file) => readFile(join(clientFolder, file))));
    return contents.reduce((total, content) => total + compress(content).length, 0);
  };
  const inlineGzip = inline.reduce((total, code) => total + gzipSync(code).length, 0);
  return {
    scriptsBefore: inlineGzip + (await sum(atOnce, gzipSync)),
    inlineScript: Math.max(0, ...inline.map((code) => code.length)),
    scripts: await sum(scripts, gzipSync),
    scriptFiles: scripts.length,
    styles: await sum(styles, brotliCompressSync),
    messages: await sum(messages, brotliCompressSync),
    html: brotliCompressSync(html).length,
  };
}

/** Only the shop's pages have it: the bare page is as the framework writes it. */
function readStart(html: string): PageStart | undefined {
  const [, json] = startData.exec(html) ?? [];
  return json ? (JSON.parse(json) as PageStart) : undefined;
}

/** What the page's first script fetches. */
function filesOfStart(start: PageStart | undefined): string[] {
  if (!start) return [];
  const { texts, page } = start;
  return [...texts, ...page.imports, ...Object.values(page.modules).flat()];
}

function matchAll(text: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([, found = ""]) => found))];
}

async function withImports(entries: readonly string[], clientFolder: string): Promise<string[]> {
  const known = new Set(entries);
  for (const file of known) {
    const code = await readFile(join(clientFolder, file), "utf8");
    for (const imported of matchAll(code, staticImport)) known.add(join("/assets", imported));
  }
  return [...known];
}
