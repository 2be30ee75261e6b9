import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Fetches Debian's Chromium and all it needs into a folder, without installing anything: the package manager is given
 * lists, a cache and a status of its own there, so that it needs no rights. Undefined where that is not possible.
 */
export function unpackDebianChromium(folder: string): string | undefined {
  const program = join(folder, "chromium");
  if (existsSync(program)) return program;
  console.log("Unpacking Debian's Chromium…");
  const archives = join(folder, "cache/archives");
  for (const path of ["state/lists/partial", "cache/archives/partial", "root"])
    mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, "status"), "");
  const options = [
    ["Dir::State", join(folder, "state")],
    ["Dir::State::status", join(folder, "status")],
    ["Dir::Cache", join(folder, "cache")],
    ["Debug::NoLocking", "1"],
  ].flatMap(([name, value]) => ["-o", `${name}=${value}`]);
  const isFetched =
    succeeds("apt-get", [...options, "update"]) &&
    succeeds("apt-get", [...options, "install", "--yes", "--download-only", "--no-install-recommends", "chromium"]);
  if (!isFetched) return undefined;
  const packages = readdirSync(archives).filter((name) => name.endsWith(".deb"));
  for (const name of packages) succeeds("dpkg-deb", ["-x", join(archives, name), join(folder, "root")]);
  rmSync(join(folder, "cache"), { recursive: true });
  writeFileSync(program, launcher(join(folder, "root")));
  chmodSync(program, 0o755);
  return program;
}

function succeeds(program: string, parameters: readonly string[]): boolean {
  return spawnSync(program, parameters, { stdio: "ignore" }).status === 0;
}

function launcher(root: string): string {
  const libraries = `${root}/usr/lib/$(uname -m)-linux-gnu`;
  return `#!/bin/sh
export LD_LIBRARY_PATH="${libraries}:${libraries}/pulseaudio:${root}/lib/$(uname -m)-linux-gnu"
export FONTCONFIG_PATH="${root}/etc/fonts"
exec "${root}/usr/lib/chromium/chromium" "$@"
`;
}
