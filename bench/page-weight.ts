import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

export type PageWeight = {
  /** Scripts the page runs before the first interaction, gzip. */
  scripts: number;
  scriptFiles: number;
  /** Brotli. */
  styles: number;
  messages: number;
  html: number;
};

const staticImport = /(?:\bfrom|\bimport)\s*"(\.\/[^"]+\.js)"/g;

/** What a page makes the browser fetch, from its HTML and the files of the build. */
export async function weighPage(html: string, clientFolder: string): Promise<PageWeight> {
  const entries = matchAll(html, /(?:href=|src=|from |import |import\()"(\/assets\/[^"]+\.js)"/g);
  const all = await withImports(entries, clientFolder);
  const isTexts = (file: string) => /\/(?:later-)?messages-/.test(file);
  const scripts = all.filter((file) => !isTexts(file));
  const messages = all.filter(isTexts);
  const styles = matchAll(html, /rel="stylesheet" href="(\/assets\/[^"#]+\.css)#?"/g);
  const sum = async (files: readonly string[], compress: (content: Buffer) => Buffer) => {
    const contents = await Promise.all(files.map((file) => readFile(join(clientFolder, file))));
    return contents.reduce((total, content) => total + compress(content).length, 0);
  };
  return {
    scripts: await sum(scripts, gzipSync),
    scriptFiles: scripts.length,
    styles: await sum(styles, brotliCompressSync),
    messages: await sum(messages, brotliCompressSync),
    html: brotliCompressSync(html).length,
  };
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
