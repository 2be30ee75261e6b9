import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { addressFromBundle, buildProcess } from "./build-process.ts";

it("writes the address of a module as the way from the bundle to it", () => {
  const code = 'readFileSync(new URL("./identity.css", import.meta.url))';
  expect(addressFromBundle(code, "../../platform/identity/identity.ts")).toBe(
    'readFileSync(new URL("./identity.css", new URL("../../platform/identity/identity.ts", import.meta.url).href))',
  );
});

it("leaves libraries that few requests need out of what is loaded at the start", { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "process-"));
  try {
    await buildProcess(folder);
    expect(readdirSync(folder)).toContain("main.js");
    const code = readFileSync(join(folder, "main.js"), "utf8");
    expect(code).toContain("import(`pdfkit`)");
    expect(code).not.toMatch(/from ?["`]pdfkit["`]/);
    expect(code).not.toContain("ZxcvbnFactory=class");
    expect(code).not.toContain("SMTPConnection");
    expect(spawnSync("node", ["--check", join(folder, "main.js")]).status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
