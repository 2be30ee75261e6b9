import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Endpoint } from "../../contracts/endpoint.ts";

const contracts = fileURLToPath(new URL("../../contracts/", import.meta.url));

export type Found = { service: string; name: string; endpoint: Endpoint };

/** Every endpoint that the contracts tell of, with the service it belongs to: whoever adds one need not list it. */
export async function collectEndpoints(): Promise<Found[]> {
  const files = globSync("**/*.ts", { cwd: contracts }).filter((file) => !file.endsWith(".test.ts"));
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
