import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";
import { listSourceFiles, projectRoot } from "../source-files.ts";

/** Most files and functions are far below the linter's limits; this holds how small they are on the whole. */
const LIMITS = { fileMedian: 41, file95: 134, function95: 26 };

/** Tests, demonstration data and wire schemas are long by nature. */
const measured = /^(?:app|database|payments|platform|server|tools)\/.+(?<!\.test)\.tsx?$/;

type Sizes = { files: number[]; functions: number[] };

/** Lines without blank lines and comments, as the linter counts them. */
export function countLines(source: string): number {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/^\s*\/\/.*$/gm, "");
  return code.split("\n").filter((line) => line.trim() !== "").length;
}

export function functionSizes(file: string, source: string): number[] {
  const sizes: number[] = [];
  const add = ({ start, end }: { start: number; end: number }) => void sizes.push(countLines(source.slice(start, end)));
  new Visitor({ FunctionDeclaration: add, FunctionExpression: add, ArrowFunctionExpression: add }).visit(
    parseSync(file, source).program,
  );
  return sizes;
}

/** The size below or at which the given share of all sizes is. */
export function quantile(sizes: readonly number[], share: number): number {
  return sizes.toSorted((one, other) => one - other)[Math.ceil(sizes.length * share) - 1] ?? 0;
}

export function findLargeSizes({ files, functions }: Sizes): string[] {
  const found = [
    { name: "the median file", lines: quantile(files, 0.5), limit: LIMITS.fileMedian },
    { name: "the file that 95 % are not longer than", lines: quantile(files, 0.95), limit: LIMITS.file95 },
    { name: "the function that 95 % are not longer than", lines: quantile(functions, 0.95), limit: LIMITS.function95 },
  ];
  return found
    .filter(({ lines, limit }) => lines > limit)
    .map(({ name, lines, limit }) => `${name} has ${lines} lines; ${limit} are allowed`);
}

export async function measureSizes(): Promise<Sizes> {
  const files = (await listSourceFiles()).filter((file) => measured.test(file));
  const sources = await Promise.all(files.map((file) => readFile(join(projectRoot, file), "utf8")));
  return {
    files: sources.map(countLines),
    functions: sources.flatMap((source, index) => functionSizes(files[index] ?? "", source)),
  };
}
