import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { buildOnce } from "../../test/shop/build-once.ts";
import { addressFromBundle, buildProcess, escapeBeyondAscii } from "./build-process.ts";

it("writes the address of a module as the way from the bundle to it", () => {
  const code = 'readFileSync(new URL("./identity.css", import.meta.url))';
  expect(addressFromBundle(code, "../../platform/identity/identity.ts")).toBe(
    'readFileSync(new URL("./identity.css", new URL("../../platform/identity/identity.ts", import.meta.url).href))',
  );
});

it("writes letters beyond ASCII as escapes that mean the same", () => {
  const code = "['é', 'Zde odstoupit od smlouvy – ř', `😀 ${1}`, /^[ř😀]$/u.test('😀')]";
  const escaped = escapeBeyondAscii(code);
  expect(escaped).toMatch(/^[\0-\x7F]+$/);
  expect([...(runInNewContext(escaped) as unknown[])]).toEqual(["é", "Zde odstoupit od smlouvy – ř", "😀 1", true]);
});

it("leaves libraries that few requests need out of what is loaded at the start", { timeout: 240_000 }, async () => {
  await buildOnce();
  const folder = mkdtempSync(join(tmpdir(), "process-"));
  try {
    await buildProcess(folder);
    expect(readdirSync(folder)).toContain("main.js");
    const code = readFileSync(join(folder, "main.js"), "latin1");
    expect(code).toContain("import(`pdfkit`)");
    expect(code).not.toMatch(/from ?["`]pdfkit["`]/);
    expect(code).not.toContain("ZxcvbnFactory=class");
    expect(code).not.toContain("SMTPConnection");
    for (const name of readdirSync(folder)) expect(readFileSync(join(folder, name), "utf8")).toMatch(/^[\0-\x7F]*$/);
    expect(spawnSync("node", ["--check", join(folder, "main.js")]).status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
