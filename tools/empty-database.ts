import { openDatabase } from "../database/open-database.ts";
import { migrationLimits } from "../database/open-postgres.ts";

/** Makes the database that DATABASE_URL names anew on its server, empty. Only ever called with the tests' own. */
const url = new URL(String(process.env.DATABASE_URL));
const name = url.pathname.slice(1);
if (!name.startsWith("browser_tests")) throw new Error(`${name} is not a database of the tests.`);
url.pathname = "/postgres";
const server = await openDatabase({ url: url.href, limits: migrationLimits });
await server.run(`drop database if exists ${name} with (force)`);
await server.run(`create database ${name}`);
await server.close();
