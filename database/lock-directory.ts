import { DatabaseSync } from "node:sqlite";
import { describeStorageFailure } from "./storage-failure.ts";

/**
 * Takes a directory for this process alone and returns the release. The lock is the operating system's
 * lock on a SQLite file beside it, so a killed process never leaves it behind.
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
