/** What a failure of the storage means to the person who has to do something about it. */
const full = "the disk is full";
const forbidden = "this user may not write there";
const broken = "the disk cannot be read or written";
const readOnly = "the disk is read-only";
const inUse = "it is in use by another process. Stop it, or set DATABASE_URL";

/** By the names of the operating system. */
const byCode: Readonly<Record<string, string>> = {
  ENOSPC: full,
  EDQUOT: full,
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: readOnly,
  EIO: broken,
  ENOTDIR: "a part of the path is a file",
};

/** By the numbers of the embedded engine's own world, which throws objects that are no errors. */
const byWasmNumber: Readonly<Record<number, string>> = {
  2: forbidden,
  19: full,
  29: broken,
  51: full,
  63: forbidden,
  69: readOnly,
};

/** By the primary result codes of SQLite. */
const bySqliteCode: Readonly<Record<number, string>> = {
  5: inUse,
  6: inUse,
  3: forbidden,
  8: readOnly,
  10: broken,
  13: full,
  14: "its lock file cannot be opened",
  26: "its lock file holds something else",
};

/** In words, whatever was thrown. */
export function describeStorageFailure(failure: unknown): string {
  if (typeof failure !== "object" || failure === null) return String(failure);
  const { message, name } = failure as Record<string, unknown>;
  const words = knownWords(failure as Record<string, unknown>);
  return [words, message, name].find(isText) ?? "for an unknown reason";
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

function knownWords(failure: Record<string, unknown>): string | undefined {
  const { code, errno, errcode } = failure;
  // The extended codes of SQLite have the primary one in their last eight bits.
  if (typeof errcode === "number") return bySqliteCode[errcode & 0xff];
  if (typeof code === "string" && byCode[code]) return byCode[code];
  if (failure instanceof Error || typeof errno !== "number") return undefined;
  return byWasmNumber[errno] ?? `the embedded engine failed with number ${errno}`;
}
