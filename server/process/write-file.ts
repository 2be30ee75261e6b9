import { randomUUID } from "node:crypto";
import { link, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file atomically, readable only for its owner. */
export async function replaceFile(path: string, text: string): Promise<void> {
  await writeBeside(path, text, (fresh) => rename(fresh, path));
}

/** The same, unless the file already exists. Of several processes that write at once, one wins. */
export async function writeFileOnce(path: string, text: string): Promise<void> {
  await writeBeside(path, text, async (fresh) => {
    try {
      await link(fresh, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  });
}

async function writeBeside(path: string, text: string, put: (fresh: string) => Promise<void>): Promise<void> {
  const fresh = `${path}.${randomUUID()}`;
  try {
    await using file = await open(fresh, "wx", 0o600);
    await file.writeFile(text);
    await file.sync();
    await put(fresh);
  } finally {
    await rm(fresh, { force: true });
  }
  // The folder holds the name of the file, and must be synced too.
  await using folder = await open(dirname(path), "r");
  await folder.sync();
}
