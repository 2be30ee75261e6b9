import { fork } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ConfigurationError } from "../environment/configuration-error.ts";
import { readSessionSecret } from "./session-secret.ts";

let folder: string;
const path = () => join(folder, "session-secret");
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "secret-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("readSessionSecret", () => {
  it("creates a secret at the first start and keeps it, readable for its owner alone", async () => {
    const secret = await readSessionSecret(folder);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await readSessionSecret(folder)).toBe(secret);
    expect((await stat(path())).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["session-secret"]);
  });

  it.each([
    ["is empty", ""],
    ["has only a line end", "\n"],
    ["is short", "s".repeat(31)],
    ["is full of spaces", " ".repeat(64)],
  ])("refuses a file that %s, and does not change it", async (_, text) => {
    await writeFile(path(), text);
    await expect(readSessionSecret(folder)).rejects.toThrow(ConfigurationError);
    await expect(readSessionSecret(folder)).rejects.toThrow(`The secret in ${path()} has fewer than 32 characters`);
    expect(await readFile(path(), "utf8")).toBe(text);
  });

  it("names the file that cannot be read", async () => {
    await rm(folder, { recursive: true });
    await writeFile(folder, "");
    await expect(readSessionSecret(folder)).rejects.toThrow(`The secret in ${path()} cannot be read`);
  });

  it("makes a secret unreadable for others that was readable for them", async () => {
    await writeFile(path(), `${"s".repeat(40)}\n`);
    await chmod(path(), 0o644);
    expect(await readSessionSecret(folder)).toBe("s".repeat(40));
    expect((await stat(path())).mode & 0o777).toBe(0o600);
  });

  it("gives all processes that start at the same time the same secret", async () => {
    const here = Array.from({ length: 20 }, () => readSessionSecret(folder));
    expect(new Set(await Promise.all(here)).size).toBe(1);
    await rm(path());
    const entry = fileURLToPath(new URL("../../test/processes/secret-process.ts", import.meta.url));
    const children = Array.from({ length: 4 }, () => fork(entry, [folder], { execArgv: [] }));
    await Promise.all(children.map((child) => once(child, "message")));
    const secrets = children.map((child) => once(child, "message"));
    for (const child of children) child.send("read");
    expect(new Set((await Promise.all(secrets)).map(([secret]) => secret as string)).size).toBe(1);
    expect(await readdir(folder)).toEqual(["session-secret"]);
  });
});
