import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The secret of this installation: made at the first start and kept beside the embedded database. */
export async function readSessionSecret(dataDirectory: string): Promise<string> {
  const path = join(dataDirectory, "session-secret");
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    const secret = randomBytes(32).toString("base64url");
    await writeFile(path, `${secret}\n`, { mode: 0o600, flag: "wx" });
    return secret;
  }
}
