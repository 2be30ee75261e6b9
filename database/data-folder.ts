import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

const ownerOnlyMode = 0o700;

/** Creates the database folder and its parent if they are missing. */
export function createDataFolder(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: ownerOnlyMode });
}

export const isEmpty = (directory: string): boolean => readdirSync(directory).length === 0;

/** In a folder that has lost this one file the engine would create a new database and destroy all data. */
export function requireUndamagedFolder(directory: string): void {
  if (isEmpty(directory) || existsSync(join(directory, "PG_VERSION"))) return;
  throw new Error(
    `The embedded database in ${directory} is damaged: it has no PG_VERSION, but other files. ` +
      "Put back a copy of the folder, or move it away to begin with an empty database",
  );
}

/** The files that the shop itself writes into a data folder. */
const ownFiles = /^(?:database(?:\..+)?|session-secret(?:\..+)?|shop-settings\.env(?:\..+)?)$/;

/**
 * Makes the folders accessible to their owner only; earlier versions left them open. A data folder with other files in
 * it keeps its mode: it may be a home folder, or shared.
 */
export function restrictFoldersToOwner(directory: string): void {
  const parent = dirname(directory);
  restrictToOwner(directory);
  if (readdirSync(parent).every((name) => ownFiles.test(name))) restrictToOwner(parent);
}

function restrictToOwner(folder: string): void {
  const { mode, uid } = statSync(folder);
  const isOwner = process.getuid === undefined || process.getuid() === uid;
  if (isOwner && (mode & 0o077) !== 0) chmodSync(folder, ownerOnlyMode);
}
