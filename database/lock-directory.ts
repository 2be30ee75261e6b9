import { DatabaseSync } from "node:sqlite";

/**
 * Takes a directory for this process alone and returns the release. The lock is the operating system's
 * lock on a SQLite file beside it, so a killed process never leaves it behind.
 */
export function lockDirectory(directory: string): () => void {
  const holder = new DatabaseSync(`${directory}.lock`, { timeout: 0 });
  try {
    holder.exec("pragma locking_mode = exclusive; begin exclusive; create table if not exists holder (pid int);");
  } catch (cause) {
    holder.close();
    throw new Error(
      `The embedded database in ${directory} is in use by another process. Stop it, or set DATABASE_URL.`,
      {
        cause,
      },
    );
  }
  return () => holder.close();
}
