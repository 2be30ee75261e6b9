import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { z } from "zod";
import { findPaymentMistake, paymentSettings } from "./payments/payment-settings.ts";

/** A setting that is missing or wrong; its message is what the person who starts the shop reads. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

const flag = z.enum(["0", "1"]).transform((value) => value === "1");
const address = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
const placement = z.enum(["path", "query_param", "none"]);

const clientId = z.string().regex(/^[\w-]{1,64}$/, "must be letters, digits and dashes");

/** What a system shows in its requests to be let in. */
const token = z.string().regex(/^[\x21-\x7e]{1,500}$/, "must be one word");

const site = z.enum(["VCS", "VCSJ"]);

/** Fewer could be tried out. */
export const leastSecretCharacters = 32;

const settings = z.object({
  PORT: z.coerce.number("must be a port number").int().min(1).max(65_535).default(3000),
  /** The address of this machine to listen on; without it, loopback in development stage and all in production. */
  HOST: z
    .string()
    .regex(/^[\w.:-]{1,253}$/, "must be a host name or an address")
    .optional(),
  PUBLIC_ORIGIN: address
    .refine((value) => !URL.canParse(value) || new URL(value).pathname === "/", "must be an origin without a path")
    .transform((value) => (URL.canParse(value) ? new URL(value).origin : value))
    .optional(),
  DATA_DIR: z.string().default("data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }).optional(),
  DATABASE_WAIT_SECONDS: z.coerce.number("must be a number of seconds").int().min(0).max(3_600).default(60),
  SESSION_SECRET: z
    .string()
    .trim()
    .min(leastSecretCharacters, "must have at least 32 characters; `openssl rand -base64 32` makes one")
    .optional(),
  STAGE: z.enum(["development", "production"]).default("development"),
  ALLOW_SANDBOX: flag.default(false),
  TRUSTED_PROXIES: z
    .string()
    .transform(splitList)
    .pipe(z.array(z.union([z.ipv4(), z.ipv6()])))
    .default([]),
  SITE_HOSTS: z
    .string()
    .transform((value) => inSmallLetters(readPairs(value)))
    .pipe(z.record(z.string(), site))
    .default({}),
  SITE_PLACEMENT: placement.default("path"),
  LOCALE_PLACEMENT: placement.default("path"),
  SHOW_DEFAULTS: flag.default(false),
  NOINDEX: flag.default(false),
  TEST_HOSTS: z.string().transform(splitList).default(["localhost"]),
  WIDER_TEST_HOSTS: z.string().transform(splitList).default([]),
  DRAIN_SECONDS: z.coerce.number("must be a number of seconds").int().min(0).max(300).optional(),
  MAX_REQUESTS: z.coerce.number("must be a number").int().min(1).max(100_000).default(64),
  REQUEST_TIME_SCALE: z.coerce.number("must be a number").int().min(1).max(100).default(1),
  RATE_LIMIT_SCALE: z.coerce.number("must be a number").int().min(1).max(1_000).default(1),
  MAINTENANCE: z
    .string()
    .transform((value) => value.toUpperCase())
    .pipe(z.enum(["ON", "OFF"]))
    .default("OFF"),
  COMMERCE_URL: address.optional(),
  COMMERCE_ORGANIZATION: z.string().min(1).max(100).optional(),
  COMMERCE_CLIENT_ID: clientId.optional(),
  COMMERCE_SERVER_CLIENT_ID: clientId.optional(),
  COMMERCE_SERVER_SECRET: z.string().min(1).optional(),
  IDENTITY_ISSUER: address.optional(),
  IDENTITY_CLIENTS: z.string().transform(readPairs).pipe(z.partialRecord(site, clientId)).default({}),
  IDENTITY_SECRETS: z
    .string()
    .transform(readPairs)
    .pipe(z.partialRecord(site, z.string().min(1)))
    .default({}),
  IDENTITY_LOGOUT_HINT: flag.default(false),
  VEHICLES_URL: address.optional(),
  VEHICLES_TOKEN: z.string().min(1).optional(),
  VEHICLES_RESPONSE_VERSION: z.enum(["11", "12"]).optional(),
  ORDER_MANAGEMENT_URL: address.optional(),
  ORDER_MANAGEMENT_TOKEN: token.optional(),
  DOCUMENTS_URL: address.optional(),
  DOCUMENTS_TOKEN: token.optional(),
  HELP_CONTENT_URL: address.optional(),
  HELP_CONTENT_TOKEN: token.optional(),
  ADDRESS_LOOKUP_URL: address.optional(),
  ADDRESS_LOOKUP_KEY: z.string().min(1).optional(),
  GEOLOCATION_URL: address.optional(),
  GEOLOCATION_TOKEN: token.optional(),
  CHARGES_URL: address.optional(),
  CHARGES_TOKEN: token.min(32, "must have at least 32 characters").optional(),
  ...paymentSettings,
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, "must look like GTM-ABC1234")
    .optional(),
  MONITORING_URL: address
    .refine((value) => !URL.canParse(value) || new URL(value).search === "", "must be an address without a query")
    .transform((value) => value.replace(/\/$/, ""))
    .optional(),
  MONITORING_APPLICATION: clientId.optional(),
  MONITORING_TOKEN: clientId.optional(),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
});

export type Environment = z.output<typeof settings> & { PUBLIC_ORIGIN: string; DRAIN_SECONDS: number };

type Source = Record<string, string | undefined>;

/** Reads every setting once, at the start. Nothing else in the shop looks at the environment. */
export function readEnvironment(source: Source = process.env): Environment {
  const named = Object.entries(source).filter(([, value]) => value !== undefined && value !== "");
  const given = { ...(source.SETTINGS_FILE && readSettingsFile(source.SETTINGS_FILE)), ...Object.fromEntries(named) };
  const { data, error } = settings.safeParse(given);
  if (error) throw new ConfigurationError(error.issues.map(describe).join("; "));
  if (data.DATABASE_URL && !data.SESSION_SECRET) {
    throw new ConfigurationError("SESSION_SECRET is needed with DATABASE_URL: all processes must share one secret");
  }
  requireWordsOf(data);
  requireRealSystems(data);
  requireSoundPayments(data);
  return {
    ...data,
    PUBLIC_ORIGIN: data.PUBLIC_ORIGIN ?? `http://localhost:${data.PORT}`,
    // A person who ends a development shop does not want to wait; in production a load balancer must notice first.
    DRAIN_SECONDS: data.DRAIN_SECONDS ?? (data.STAGE === "production" ? 5 : 0),
  };
}

/** More settings, as `npm run platform` writes them for a shop. What the environment itself says comes first. */
function readSettingsFile(path: string): Source {
  try {
    return parseEnv(readFileSync(path, "utf8"));
  } catch (cause) {
    throw new ConfigurationError(`SETTINGS_FILE: ${path} cannot be read`, { cause });
  }
}

/** The systems behind the shop, by the setting that names where each one answers. */
const systemAddresses = [
  "COMMERCE_URL",
  "IDENTITY_ISSUER",
  "VEHICLES_URL",
  "ORDER_MANAGEMENT_URL",
  "DOCUMENTS_URL",
  "HELP_CONTENT_URL",
  "ADDRESS_LOOKUP_URL",
  "GEOLOCATION_URL",
] as const;

/** Whether any system behind the shop is the one that comes with it. */
export function hasEmbeddedSystems(environment: Environment): boolean {
  return systemAddresses.some((name) => environment[name] === undefined);
}

/** In production stage the embedded stand-ins serve only somebody who asked for them. */
function requireRealSystems(data: z.output<typeof settings>): void {
  if (data.STAGE !== "production") return;
  if (!data.PUBLIC_ORIGIN) throw new ConfigurationError("PUBLIC_ORIGIN is needed in production stage");
  if (data.ALLOW_SANDBOX) return;
  const missing = systemAddresses.filter((name) => !data[name]);
  if (missing.length > 0) {
    throw new ConfigurationError(
      `${missing.join(", ")} needed in production stage (ALLOW_SANDBOX=1 serves the embedded systems instead)`,
    );
  }
}

/** Money is the one thing a wrong setting must not be found out about later. */
function requireSoundPayments(data: z.output<typeof settings>): void {
  const isProduction = data.STAGE === "production";
  const mistake = findPaymentMistake(data, { isProduction, isSandboxAllowed: data.ALLOW_SANDBOX });
  if (mistake) throw new ConfigurationError(mistake);
}

/** A real system knows us by a word of its own. */
function requireWordsOf(data: z.output<typeof settings>): void {
  for (const [address, word] of [
    ["COMMERCE_URL", "COMMERCE_ORGANIZATION"],
    ["COMMERCE_URL", "COMMERCE_CLIENT_ID"],
    ["COMMERCE_URL", "COMMERCE_SERVER_CLIENT_ID"],
    ["COMMERCE_URL", "COMMERCE_SERVER_SECRET"],
    ["VEHICLES_URL", "VEHICLES_TOKEN"],
    ["ADDRESS_LOOKUP_URL", "ADDRESS_LOOKUP_KEY"],
    ["CHARGES_URL", "CHARGES_TOKEN"],
    ["MONITORING_URL", "MONITORING_APPLICATION"],
    ["MONITORING_URL", "MONITORING_TOKEN"],
  ] as const) {
    if (data[address] && !data[word]) throw new ConfigurationError(`${word} is needed with ${address}`);
  }
}

function describe(issue: { path: PropertyKey[]; message: string }): string {
  return `${String(issue.path[0])}: ${issue.message}`;
}

function splitList(value: string): string[] {
  return value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function readPairs(value: string): Record<string, string> {
  return Object.fromEntries(
    splitList(value).map((pair) => pair.split("=").map((part) => part.trim()) as [string, string]),
  );
}

/** As browsers write the names of hosts. */
function inSmallLetters(pairs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(pairs).map(([name, value]) => [name.toLowerCase(), value]));
}
