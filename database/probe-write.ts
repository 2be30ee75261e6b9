import { randomUUID } from "node:crypto";
import { rmSync, statfsSync, writeFileSync } from "node:fs";

const rowOfThisProcess = randomUUID();

/** A cheap write. It also deletes the rows of processes that ended long ago. */
export const probeStatement = `
  with ended as (delete from readiness_probes where written_at < now() - interval '1 day')
  insert into readiness_probes (process, written_at) values ('${rowOfThisProcess}', now())
  on conflict (process) do update set written_at = excluded.written_at`;

/** The embedded engine writes its log in segments of 16 MB and needs room for the next ones. */
const minFreeBytes = 64 * 1024 * 1024;

/**
 * The embedded engine holds a write in memory for a while, so a file tests whether the disk takes writes. Synchronous,
 * because under load Node's file threads are busy for seconds.
 */
export function probeDisk(directory: string, minFree: number = minFreeBytes): void {
  const { bavail, bsize } = statfsSync(directory);
  if (bavail * bsize < minFree) throw new Error(`The disk of ${directory} has less than ${minFree} bytes left.`);
  const path = `${directory}.probe`;
  try {
    writeFileSync(path, "x".repeat(4_096), { mode: 0o600 });
  } finally {
    rmSync(path, { force: true });
  }
}
