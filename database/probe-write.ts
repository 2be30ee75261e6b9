import { randomUUID } from "node:crypto";
import { rmSync, statfsSync, writeFileSync } from "node:fs";

const rowOfThisProcess = randomUUID();

/** A write that costs next to nothing. Rows of processes that ended long ago are taken away by the way. */
export const probeStatement = `
  with ended as (delete from readiness_probes where written_at < now() - interval '1 day')
  insert into readiness_probes (process, written_at) values ('${rowOfThisProcess}', now())
  on conflict (process) do update set written_at = excluded.written_at`;

/** The embedded engine writes its log in pieces of 16 MB; it must be able to begin another one. */
const leastFreeBytes = 64 * 1024 * 1024;

/**
 * The embedded engine keeps a write in memory for a while: whether the disk takes it is found out by a file. At once,
 * because under load the threads that Node has for files are busy for seconds.
 */
export function probeDisk(directory: string, leastFree: number = leastFreeBytes): void {
  const { bavail, bsize } = statfsSync(directory);
  if (bavail * bsize < leastFree) throw new Error(`The disk of ${directory} has less than ${leastFree} bytes left.`);
  const path = `${directory}.probe`;
  try {
    writeFileSync(path, "x".repeat(4_096), { mode: 0o600 });
  } finally {
    rmSync(path, { force: true });
  }
}
