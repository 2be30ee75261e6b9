import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { listSourceFiles, projectRoot } from "./source-files.ts";

const rooms = /^(?:contracts|database|platform|seed|server)\//;

/**
 * A data folder with the demonstration filled in, made once for the code as it is. A test that wants a shop of its own
 * starts from a copy, which takes a moment instead of a quarter of a minute.
 */
export async function prepareDataTemplate(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of (await listSourceFiles()).filter((name) => rooms.test(name) && !name.includes(".test."))) {
    hash.update(file).update(readFileSync(join(projectRoot, file)));
  }
  // The demonstration tells of days before and after the one it was filled in on.
  hash.update(new Date().toISOString().slice(0, 10));
  const template = join(projectRoot, "node_modules/.cache", `data-${hash.digest("hex").slice(0, 16)}`);
  if (existsSync(template)) return template;
  const fresh = `${template}.${process.pid}`;
  const { status, stderr } = spawnSync("node", ["server/seed-reset.ts"], {
    cwd: projectRoot,
    // Never the database that a developer's settings name.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: fresh, LOG_LEVEL: "error" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The demonstration could not be filled in: ${stderr}`);
  try {
    renameSync(fresh, template);
  } catch (error) {
    // Another process has made the same one meanwhile.
    if (!existsSync(template)) throw error;
    rmSync(fresh, { recursive: true });
  }
  return template;
}
