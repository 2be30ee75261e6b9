import { randomUUID } from "node:crypto";
import { migrate } from "../database/migrate.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";

/** An empty database on each engine there is: the embedded one, and PostgreSQL when DATABASE_URL names a server. */
export async function openDatabases(): Promise<Database[]> {
  const embedded = await openDatabase("memory");
  await migrate(embedded);
  const url = process.env.DATABASE_URL;
  if (!url) return [embedded];
  const name = `bench_${randomUUID().replaceAll("-", "")}`;
  const server = await openDatabase({ url });
  await server.run(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const postgres = await openDatabase({ url: own.href });
  await migrate(postgres);
  return [
    embedded,
    {
      ...postgres,
      async close() {
        await postgres.close();
        await server.run(`drop database ${name} with (force)`);
        await server.close();
      },
    },
  ];
}
