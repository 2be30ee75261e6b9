import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { listSourceFiles, projectRoot } from "./source-files.ts";

const maxFilesInFolder = 20;

/** Words that name a layer or nothing at all; a file is named after what it holds. */
const emptyNames = new Set([
  "utils",
  "util",
  "helpers",
  "helper",
  "types",
  "constants",
  "common",
  "misc",
  "service",
  "index",
]);

/** Folders whose size is set by something else than taste, each with its reason. */
const largeFolders: Readonly<Record<string, string>> = {
  "app/i18n/messages": "one file for each locale",
  "database/migrations": "one file for each change of the tables, for ever",
};

/** Also inside a data URL, where the sign is written as %23. */
const rawColour = /(?:#|%23)[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/i;
const colourFile = "app/ui/tokens.css";
/** The shop and the sign-in pages; the sandboxes of the payment providers have a look of their own. */
const usesTokens = /^(?:app|platform\/identity)\/.+\.css$/;

/** Limits that no linter knows: files in a folder, empty names, colours outside the tokens. */
export function findBudgetBreaks(files: readonly string[], read: (file: string) => string): string[] {
  return [...crowdedFolders(files), ...emptilyNamed(files), ...filesWithColours(files, read)];
}

function crowdedFolders(files: readonly string[]): string[] {
  const folders = Map.groupBy(files, (file) => dirname(file));
  return [...folders]
    .filter(([folder, inside]) => inside.length > maxFilesInFolder && !largeFolders[folder])
    .map(([folder, inside]) => `${folder} has ${inside.length} files; ${maxFilesInFolder} are allowed`);
}

function emptilyNamed(files: readonly string[]): string[] {
  return files
    .filter((file) => emptyNames.has(basename(file).split(".")[0] ?? ""))
    .map((file) => `${file} is named after a layer, not after what it holds`);
}

function filesWithColours(files: readonly string[], read: (file: string) => string): string[] {
  return files
    .filter((file) => usesTokens.test(file) && file !== colourFile)
    .filter((file) => rawColour.test(read(file).replaceAll(/url\(#[^)]*\)/g, "")))
    .map((file) => `${file} has a colour of its own; colours live in ${colourFile}`);
}

export async function findBudgetViolations(): Promise<string[]> {
  const files = await listSourceFiles();
  const styles = files.filter((file) => file.endsWith(".css"));
  const texts = new Map(
    await Promise.all(styles.map(async (file) => [file, await readFile(join(projectRoot, file), "utf8")] as const)),
  );
  return findBudgetBreaks(files, (file) => texts.get(file) ?? "");
}
