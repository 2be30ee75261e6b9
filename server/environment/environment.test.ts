import { describe, expect, it } from "vitest";
import { ConfigurationError } from "./configuration-error.ts";
import { readEnvironment } from "./environment.ts";

const secret = "s".repeat(32);

describe("readEnvironment", () => {
  it("needs no setting", () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      PUBLIC_ORIGIN: "http://localhost:3000",
      DATA_DIR: "data",
      STAGE: "development",
      MAINTENANCE: "OFF",
      MAX_REQUESTS: 64,
      DATABASE_WAIT_SECONDS: 60,
      SITE_PLACEMENT: "path",
      TRUSTED_PROXIES: [],
    });
  });

  it("reads lists and maps", () => {
    const environment = readEnvironment({
      TRUSTED_PROXIES: "10.0.0.1, ::1",
      SITE_HOSTS: "shop.landrover.example=VCS, Shop.Jaguar.example=VCSJ",
      MAINTENANCE: "on",
      PUBLIC_ORIGIN: "https://shop.example/",
    });
    expect(environment.TRUSTED_PROXIES).toEqual(["10.0.0.1", "::1"]);
    expect(environment.SITE_HOSTS).toEqual({ "shop.landrover.example": "VCS", "shop.jaguar.example": "VCSJ" });
    expect(environment.MAINTENANCE).toBe("ON");
    expect(environment.PUBLIC_ORIGIN).toBe("https://shop.example");
  });

  it.each([
    [{ PORT: "0" }, "PORT"],
    [{ PORT: "65536" }, "PORT"],
    [{ PORT: "abc" }, "PORT: must be a port number"],
    [{ PORT: "80.5" }, "PORT"],
    [{ PUBLIC_ORIGIN: "shop.example" }, "PUBLIC_ORIGIN: must be an http or https address"],
    [{ PUBLIC_ORIGIN: "https://shop.example/shop" }, "PUBLIC_ORIGIN: must be an origin without a path"],
    [{ TAG_MANAGER_ID: "UA-1" }, "TAG_MANAGER_ID: must look like GTM-ABC1234"],
    [{ TAG_MANAGER_ID: "GTM-1'><script>" }, "TAG_MANAGER_ID: must look like GTM-ABC1234"],
    [{ MONITORING_URL: "collector" }, "MONITORING_URL: must be an http or https address"],
    [{ MONITORING_URL: "https://c.example/?a=b" }, "MONITORING_URL: must be an address without a query"],
    [{ MONITORING_URL: "https://c.example" }, "MONITORING_APPLICATION is needed with MONITORING_URL"],
    [
      { MONITORING_URL: "https://c.example", MONITORING_APPLICATION: "a" },
      "MONITORING_TOKEN is needed with MONITORING_URL",
    ],
    [{ MONITORING_TOKEN: "a token" }, "MONITORING_TOKEN: must be letters, digits and dashes"],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL: must be a postgres:// address"],
    [{ DATABASE_URL: "postgres://db/shop" }, "SESSION_SECRET is needed with DATABASE_URL"],
    [{ SESSION_SECRET: "short" }, "SESSION_SECRET: must have at least 32 characters"],
    [{ SESSION_SECRET: " ".repeat(40) }, "SESSION_SECRET: must have at least 32 characters"],
    [{ MAX_REQUESTS: "0" }, "MAX_REQUESTS"],
    [{ MAX_REQUESTS: "many" }, "MAX_REQUESTS: must be a number"],
    [{ DATABASE_WAIT_SECONDS: "long" }, "DATABASE_WAIT_SECONDS: must be a number of seconds"],
    [{ ORDER_STEP_SECONDS: "0" }, "ORDER_STEP_SECONDS"],
    [{ ORDER_STEP_SECONDS: "soon" }, "ORDER_STEP_SECONDS: must be a number of seconds"],
    [{ DRAIN_SECONDS: "soon" }, "DRAIN_SECONDS: must be a number of seconds"],
    [{ DRAIN_SECONDS: "-1" }, "DRAIN_SECONDS"],
    [{ STAGE: "staging" }, "STAGE"],
    [{ COMMERCE_URL: "not a url" }, "COMMERCE_URL: must be an http or https address"],
    [{ TRUSTED_PROXIES: "proxy.local" }, "TRUSTED_PROXIES"],
    [{ SITE_HOSTS: "shop.example=NOPE" }, "SITE_HOSTS"],
    [{ MAINTENANCE: "maybe" }, "MAINTENANCE"],
    [{ ALLOW_SANDBOX: "yes" }, "ALLOW_SANDBOX"],
    [{ COMMERCE_URL: "https://c.example" }, "COMMERCE_ORGANIZATION is needed with COMMERCE_URL"],
    [{ COMMERCE_CLIENT_ID: "a b" }, "COMMERCE_CLIENT_ID: must be letters, digits and dashes"],
    [{ IDENTITY_CLIENTS: "OTHER=abc" }, "IDENTITY_CLIENTS"],
    [{ IDENTITY_SECRETS: "VCS=" }, "IDENTITY_SECRETS"],
    [{ VEHICLES_URL: "https://vehicles.example" }, "VEHICLES_TOKEN is needed with VEHICLES_URL"],
    [{ ADDRESS_LOOKUP_URL: "https://a.example" }, "ADDRESS_LOOKUP_KEY is needed with ADDRESS_LOOKUP_URL"],
    [{ MAIL_URL: "https://mail.example" }, "MAIL_URL: must be an smtp:// or smtps:// address"],
    [{ MAIL_URL: "smtp://mail.example" }, "MAIL_FROM is needed with MAIL_URL"],
    [{ MAIL_FROM: "VCS=a@mail.example" }, "MAIL_FROM"],
    [{ MAIL_FROM: "VCS=a@mail.example,VCSJ=nobody" }, "MAIL_FROM: must be VCS=address,VCSJ=address"],
    [{ STAGE: "production" }, "PUBLIC_ORIGIN is needed in production stage"],
    [{ STAGE: "production", PUBLIC_ORIGIN: "https://shop.example" }, "COMMERCE_URL, IDENTITY_ISSUER, VEHICLES_URL"],
  ])("refuses %o", (source, message) => {
    expect(() => readEnvironment(source)).toThrow(ConfigurationError);
    expect(() => readEnvironment(source)).toThrow(message);
  });

  it("takes PostgreSQL with a secret", () => {
    expect(readEnvironment({ DATABASE_URL: "postgres://db/shop", SESSION_SECRET: secret }).SESSION_SECRET).toBe(secret);
  });
});

it("names the hosts on which test switches work", () => {
  expect(readEnvironment({}).TEST_HOSTS).toEqual(["localhost"]);
  expect(readEnvironment({ TEST_HOSTS: "a.example, b.example", WIDER_TEST_HOSTS: "c.example" })).toMatchObject({
    TEST_HOSTS: ["a.example", "b.example"],
    WIDER_TEST_HOSTS: ["c.example"],
  });
});

it.each([
  [{}, 0],
  [{ DRAIN_SECONDS: "20" }, 20],
  [{ STAGE: "production", PUBLIC_ORIGIN: "https://shop.example", ALLOW_SANDBOX: "1" }, 5],
])("with %o, drains for %i seconds", (source, seconds) => {
  expect(readEnvironment(source).DRAIN_SECONDS).toBe(seconds);
});
