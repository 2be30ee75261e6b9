import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

const forItsOwner = 0o700;

/** The folder of the database and the one around it, made when they are missing. */
export function createDataFolder(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: forItsOwner });
}

export const isEmpty = (directory: string): boolean => readdirSync(directory).length === 0;

/** The engine would make a database anew in a folder that has lost this one file, and everything in it would be gone. */
export function requireSoundFolder(directory: string): void {
  if (isEmpty(directory) || existsSync(join(directory, "PG_VERSION"))) return;
  throw new Error(
    `The embedded database in ${directory} is damaged: it has no PG_VERSION, but other files. ` +
      "Put back a copy of the folder, or move it away to begin with an empty database",
  );
}

/** What the shop itself puts into a data folder. */
const ownFiles = /^(?:database(?:\..+)?|session-secret(?:\..+)?|shop-settings\.env(?:\..+)?)$/;

/**
 * Takes the folders from everybody but their owner; earlier versions left them open. A data folder with other things in
 * it is left alone: it may be the home of a user, or shared.
 */
export function tightenFolders(directory: string): void {
  const around = dirname(directory);
  tighten(directory);
  if (readdirSync(around).every((name) => ownFiles.test(name))) tighten(around);
}

function tighten(folder: string): void {
  const { mode, uid } = statSync(folder);
  const isOurs = process.getuid === undefined || process.getuid() === uid;
  if (isOurs && (mode & 0o077) !== 0) chmodSync(folder, forItsOwner);
}
