// The one file that must run on any Node: it installs what is missing and hands over to the Node this project brings.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..");
const [command = "start", ...rest] = process.argv.slice(2);
const isWindows = process.platform === "win32";

/** The process of the built shop: its flags, its file and the settings of the allocator. */
const shop = JSON.parse(readFileSync(join(root, "tools", "process", "shop-process.json"), "utf8"));

/** What each command of package.json runs. */
const programs = {
  start: [...shop.flags, shop.program],
  dev: ["server/main.ts", "--live"],
  platform: ["server/platform-main.ts"],
  "seed:reset": ["server/seed-reset.ts"],
  build: ["tools/build.ts"],
  check: ["tools/check.ts"],
  test: ["tools/test.ts"],
  "test:all": ["tools/test-all.ts"],
  bench: ["bench/run.ts"],
  lighthouse: ["bench/lighthouse/run-lighthouse.ts"],
};

function install() {
  const lock = readFileSync(join(root, "package-lock.json"));
  const stamp = createHash("sha256").update(lock).digest("hex");
  const stampFile = join(root, "node_modules", ".installed-from");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  console.log("Installing packages…");
  const { status } = spawnSync("npm", ["ci", "--include=dev", "--loglevel=error", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: "inherit",
    shell: isWindows,
    env: { ...process.env, NODE_ENV: "development" },
  });
  if (status !== 0) {
    console.error("The packages could not be installed.");
    process.exit(1);
  }
  writeFileSync(stampFile, stamp);
}

/** Node 24 from the packages where there is one for this machine, else the one that runs this file. */
function findNode() {
  const carried = join(root, "node_modules", ".bin", isWindows ? "node.exe" : "node");
  if (existsSync(carried)) return carried;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  console.error(`Node 24 is needed on ${process.platform} ${process.arch}; this is Node ${process.versions.node}.`);
  process.exit(1);
}

install();
const program = programs[command];
const node = findNode();
const path = [join(root, "node_modules", ".bin"), process.env.PATH].join(isWindows ? ";" : ":");
const mode = ["start", "bench", "lighthouse"].includes(command) ? "production" : "development";
const env = { ...process.env, PATH: path, NODE_ENV: mode };
if (command === "start") {
  const { status } = spawnSync(node, programs.build, { cwd: root, stdio: "inherit", env });
  if (status !== 0) process.exit(1);
}
const child = spawn(node, [...program, ...rest], {
  cwd: root,
  stdio: "inherit",
  env: command === "start" ? { ...shop.settings, ...env } : env,
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
