import { DatabaseSync } from "node:sqlite";
import { describeStorageFailure } from "./storage-failure.ts";

/**
 * Locks a directory for this process and returns a function that unlocks it. The operating system's lock on a SQLite
 * file beside the directory is used, because it ends with the process.
 */
export function lockDirectory(directory: string): () => void {
  let holder: DatabaseSync | undefined;
  try {
    holder = new DatabaseSync(`${directory}.lock`, { timeout: 0 });
    holder.exec("pragma locking_mode = exclusive; begin exclusive; create table if not exists holder (pid int);");
    return () => holder?.close();
  } catch (cause) {
    holder?.close();
    const reason = describeStorageFailure(cause);
    throw new Error(`The embedded database in ${directory} cannot be locked: ${reason}`, { cause });
  }
}
