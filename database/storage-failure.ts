/** Descriptions of storage failures for operators. */
const full = "the disk is full";
const forbidden = "this user may not write there";
const broken = "the disk cannot be read or written";
const readOnly = "the disk is read-only";
const inUse = "it is in use by another process. Stop it, or set DATABASE_URL";

/** By error codes of the operating system. */
const byCode: Readonly<Record<string, string>> = {
  ENOSPC: full,
  EDQUOT: full,
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: readOnly,
  EIO: broken,
  ENOTDIR: "a part of the path is a file",
};

/** By WASI error numbers: the embedded engine throws objects that are not errors. */
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

/** Describes any thrown value. */
export function describeStorageFailure(failure: unknown): string {
  if (typeof failure !== "object" || failure === null) return String(failure);
  const { message, name } = failure as Record<string, unknown>;
  const description = describeKnownFailure(failure as Record<string, unknown>);
  return [description, message, name].find(isText) ?? "for an unknown reason";
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

function describeKnownFailure(failure: Record<string, unknown>): string | undefined {
  const { code, errno, errcode } = failure;
  // The extended codes of SQLite have the primary one in their last eight bits.
  if (typeof errcode === "number") return bySqliteCode[errcode & 0xff];
  if (typeof code === "string" && byCode[code]) return byCode[code];
  if (failure instanceof Error || typeof errno !== "number") return undefined;
  return byWasmNumber[errno] ?? `the embedded engine failed with number ${errno}`;
}
