import { execFileSync } from "node:child_process";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { delimiter, dirname, join } from "node:path";

/** Fast instead of durable: the data is thrown away after the tests. */
const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" };

/** Whether this machine has the programs of PostgreSQL. */
export const hasPostgres = () => findPrograms() !== undefined;

/** Starts a PostgreSQL from the programs of the machine, for as long as the tests run. */
export async function startTemporaryPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const programs = findPrograms();
  if (!programs) {
    throw new Error("TEST_DATABASE_URL=temporary needs the programs of PostgreSQL 15 or newer (initdb, pg_ctl).");
  }
  const folder = mkdtempSync("/tmp/shop-postgres-");
  const account = ordinaryAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const run = (program: string, ...parameters: string[]) =>
    execFileSync(join(programs, program), parameters, {
      ...account,
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
    });
  const data = join(folder, "data");
  run("initdb", "-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C");
  const port = await findFreePort();
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const listen = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 ${options.join(" ")}`;
  run("pg_ctl", "-D", data, "-l", join(folder, "log"), "-w", "-o", listen, "start");
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      run("pg_ctl", "-D", data, "-m", "immediate", "stop");
      rmSync(folder, { recursive: true });
    },
  };
}

function findPrograms(): string | undefined {
  const onPath = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "initdb"));
  const [found] = [
    ...onPath.flatMap((file) => globSync(file)),
    ...globSync("/usr/lib/postgresql/*/bin/initdb").sort().reverse(),
  ];
  return found && dirname(found);
}

/** PostgreSQL refuses to be run by root. */
function ordinaryAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
