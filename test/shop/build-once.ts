import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildWhenNeeded } from "../../tools/build.ts";

const buildLock = join(
  import.meta.dirname,
  "../../node_modules/.cache",
  `build-${process.cwd().replaceAll("/", "-")}.lock`,
);

/** Test files run in parallel; the lock lets only one of them build. */
export async function buildOnce(): Promise<void> {
  for (;;) {
    const isTaken = await mkdir(buildLock).then(
      () => false,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== "EEXIST") throw error;
        return true;
      },
    );
    if (!isTaken) break;
    const age = Date.now() - (await stat(buildLock).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
    // The process that held the lock was killed. On a busy machine a build takes minutes.
    if (age > 600_000) await rm(buildLock, { recursive: true, force: true });
    await wait(200);
  }
  try {
    await buildWhenNeeded();
  } finally {
    await rm(buildLock, { recursive: true, force: true });
  }
}
