import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDataFolder, restrictFoldersToOwner } from "./data-folder.ts";
import { lockDirectory } from "./lock-directory.ts";
import { openDatabase } from "./open-database.ts";
import { describeStorageFailure } from "./storage-failure.ts";

let folder: string;
let directory: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "data-"));
  directory = join(folder, "database");
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe("a data folder", () => {
  it("that has lost its PG_VERSION is refused and left as it is", async () => {
    mkdirSync(join(directory, "base"), { recursive: true });
    writeFileSync(join(directory, "base", "1"), "paid orders");
    await expect(openDatabase({ directory })).rejects.toThrow(`in ${directory} is damaged: it has no PG_VERSION`);
    expect(readdirSync(directory)).toEqual(["base"]);
    // The lock is free again after the refusal.
    lockDirectory(directory)();
  });

  it("is created completely or not at all, readable by its owner only, also when an earlier version left it open", async () => {
    mkdirSync(directory);
    // Left behind by an interrupted first start.
    mkdirSync(`${directory}.new`);
    writeFileSync(join(`${directory}.new`, "PG_VERSION"), "");
    for (const open of [folder, directory]) chmodSync(open, 0o755);
    const database = await openDatabase({ directory });
    await database.close();
    expect([modeOf(folder), modeOf(directory)]).toEqual(["700", "700"]);
    expect(existsSync(join(directory, "PG_VERSION"))).toBe(true);
    expect(existsSync(`${directory}.new`)).toBe(false);
  });

  it("that is created is readable by its owner only", () => {
    const fresh = join(folder, "fresh", "database");
    createDataFolder(fresh);
    expect([modeOf(join(folder, "fresh")), modeOf(fresh)]).toEqual(["700", "700"]);
  });

  it("that holds other files too stays open, because other users may need it", () => {
    mkdirSync(directory);
    writeFileSync(join(folder, "letter.txt"), "");
    for (const open of [folder, directory]) chmodSync(open, 0o755);
    restrictFoldersToOwner(directory);
    expect([modeOf(folder), modeOf(directory)]).toEqual(["755", "700"]);
  });
});

describe("lockDirectory", () => {
  it("distinguishes a lock held by another process from other failures", () => {
    const release = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow("in use by another process");
    release();
    writeFileSync(`${directory}.lock`, "not a lock ".repeat(1_000));
    expect(() => lockDirectory(directory)).toThrow("its lock file holds something else");
    expect(() => lockDirectory(join(folder, "gone", "database"))).toThrow("its lock file cannot be opened");
  });
});

describe("describeStorageFailure", () => {
  it.each([
    ["a full disk for SQLite", { errcode: 13, message: "database or disk is full" }, "the disk is full"],
    ["a failing disk for SQLite", { errcode: 778 }, "the disk cannot be read or written"],
    ["a lock for SQLite", { errcode: 5 }, "it is in use by another process. Stop it, or set DATABASE_URL"],
    ["a lock within a process", { errcode: 262 }, "it is in use by another process. Stop it, or set DATABASE_URL"],
    ["a code of SQLite without a description of ours", { errcode: 11, message: "malformed" }, "malformed"],
    ["a full disk for the embedded engine", { name: "ErrnoError", errno: 51 }, "the disk is full"],
    ["no permission for the embedded engine", { name: "ErrnoError", errno: 2 }, "this user may not write there"],
    ["a number without a description", { name: "ErrnoError", errno: 8 }, "the embedded engine failed with number 8"],
    ["a full disk for Node", Object.assign(new Error("write"), { code: "ENOSPC", errno: -28 }), "the disk is full"],
    ["no permission for Node", Object.assign(new Error("open"), { code: "EACCES" }), "this user may not write there"],
    [
      "an engine that ended",
      { name: "ExitStatus", message: "Program terminated with exit(1)" },
      "Program terminated with exit(1)",
    ],
    ["an object without a message", {}, "for an unknown reason"],
    ["a string", "broken", "broken"],
  ])("%s", (_, failure, expected) => {
    expect(describeStorageFailure(failure)).toBe(expected);
  });
});
