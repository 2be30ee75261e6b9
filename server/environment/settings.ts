import { z } from "zod";
import { lowerCaseKeys, readPairs, splitList } from "./lists.ts";
import { paymentSettings } from "./payment-settings.ts";

const flag = z.enum(["0", "1"]).transform((value) => value === "1");
const address = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
const placement = z.enum(["path", "query_param", "none"]);

const clientId = z.string().regex(/^[\w-]{1,64}$/, "must be letters, digits and dashes");

/** A bearer token. */
const token = z.string().regex(/^[\x21-\x7e]{1,500}$/, "must be one word");

const site = z.enum(["VCS", "VCSJ"]);

/** A shorter secret could be guessed. */
export const minSecretCharacters = 32;

/** Every setting of the shop, parsed from the environment. */
export const settings = z.object({
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
    .min(minSecretCharacters, "must have at least 32 characters; `openssl rand -base64 32` makes one")
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
    .transform((value) => lowerCaseKeys(readPairs(value)))
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
  ORDER_STEP_SECONDS: z.coerce.number("must be a number of seconds").int().min(1).max(86_400).optional(),
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
  CUSTOMER_CARE_URL: address.optional(),
  CUSTOMER_CARE_TOKEN: token.optional(),
  CONSENT_RECORDS_URL: address.optional(),
  CONSENT_RECORDS_TOKEN: token.optional(),
  ADDRESS_LOOKUP_URL: address.optional(),
  ADDRESS_LOOKUP_KEY: z.string().min(1).optional(),
  GEOLOCATION_URL: address.optional(),
  GEOLOCATION_TOKEN: token.optional(),
  /** Without it, letters are kept in the development mailbox. */
  MAIL_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }).optional(),
  MAIL_FROM: z
    .string()
    .transform(readPairs)
    .pipe(z.record(site, z.email("must be VCS=address,VCSJ=address")))
    .optional(),
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

export type Settings = z.output<typeof settings>;
