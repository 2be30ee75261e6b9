import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Endpoint } from "../../contracts/endpoint.ts";

const contracts = fileURLToPath(new URL("../../contracts/", import.meta.url));

export type ServiceEndpoint = { service: string; name: string; endpoint: Endpoint };

/** Every endpoint in the contracts with its service, found automatically. */
export async function collectEndpoints(): Promise<ServiceEndpoint[]> {
  // Calls about a person are the same for several systems, and one of them deletes what the other requests need.
  const files = globSync("**/*.ts", { cwd: contracts }).filter(
    (file) => !file.endsWith(".test.ts") && !file.startsWith("privacy/"),
  );
  const found = await Promise.all(
    files.sort().map(async (file) => {
      const service = file.split("/")[0]?.replace(/\.ts$/, "") ?? "";
      const module = (await import(/* @vite-ignore */ contracts + file)) as Record<string, unknown>;
      return Object.entries(module).flatMap(([name, value]) =>
        isEndpoint(value) ? [{ service, name, endpoint: value }] : [],
      );
    }),
  );
  return found.flat();
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "path" in value && "method" in value && "isIdempotent" in value;
}
