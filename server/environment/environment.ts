import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { ConfigurationError } from "./configuration-error.ts";
import { requireCredentials, requireMailServer, requireRealSystems, requireSoundPayments } from "./requirements.ts";
import { type Settings, settings } from "./settings.ts";

export type Environment = Settings & { PUBLIC_ORIGIN: string; DRAIN_SECONDS: number };

type Source = Record<string, string | undefined>;

/** Reads every setting once, at the start. Nothing else in the shop reads the environment. */
export function readEnvironment(source: Source = process.env): Environment {
  const named = Object.entries(source).filter(([, value]) => value !== undefined && value !== "");
  const given = { ...(source.SETTINGS_FILE && readSettingsFile(source.SETTINGS_FILE)), ...Object.fromEntries(named) };
  const { data, error } = settings.safeParse(given);
  if (error) throw new ConfigurationError(error.issues.map(describe).join("; "));
  if (data.DATABASE_URL && !data.SESSION_SECRET) {
    throw new ConfigurationError("SESSION_SECRET is needed with DATABASE_URL: all processes must share one secret");
  }
  requireCredentials(data);
  requireRealSystems(data);
  requireMailServer(data);
  requireSoundPayments(data);
  return {
    ...data,
    PUBLIC_ORIGIN: data.PUBLIC_ORIGIN ?? `http://localhost:${data.PORT}`,
    // A developer who stops the shop does not want to wait; in production a load balancer must notice first.
    DRAIN_SECONDS: data.DRAIN_SECONDS ?? (data.STAGE === "production" ? 5 : 0),
  };
}

/** Settings that `npm run platform` wrote for a shop. The environment itself takes precedence. */
function readSettingsFile(path: string): Source {
  try {
    return parseEnv(readFileSync(path, "utf8"));
  } catch (cause) {
    throw new ConfigurationError(`SETTINGS_FILE: ${path} cannot be read`, { cause });
  }
}

function describe(issue: { path: PropertyKey[]; message: string }): string {
  return `${String(issue.path[0])}: ${issue.message}`;
}
