import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { trackChanges } from "../../test/hostile/track-changes.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { type Fixture, issuer, createFixture } from "../../test/identity/fixture.ts";

const requests = 400;

/** All pages and calls of the provider; no contract lists them. */
const calls = [
  ["GET", "/authorize"],
  ["POST", "/authorize"],
  ["POST", "/token"],
  ["GET", "/userinfo"],
  ["POST", "/userinfo"],
  ["POST", "/revoke"],
  ["GET", "/log-out"],
  ["POST", "/log-out"],
  ["GET", "/jwks"],
  ["GET", "/.well-known/openid-configuration"],
  ["GET", "/sign-in/:uid"],
  ["POST", "/sign-in/:uid"],
  ["GET", "/sign-in/:uid/register"],
  ["POST", "/sign-in/:uid/register"],
  ["GET", "/sign-in/:uid/forgotten-password"],
  ["POST", "/sign-in/:uid/forgotten-password"],
  ["GET", "/choose-password"],
  ["POST", "/choose-password"],
  ["PUT", "/token"],
  ["GET", "/no/such/page"],
] as const;

let fixture: Fixture;
let takeChanges: () => Promise<Record<string, number>>;
beforeAll(async () => {
  fixture = await createFixture(await openTestDatabase());
  takeChanges = await trackChanges(fixture.database);
});
afterAll(() => fixture.close());

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.constantFrom("", "\0", "VCS", "VCSJ", "code", "openid", "S256", "a".repeat(43), "http://shop.test/callback/VCS"),
  fc.constantFrom(
    "ada@example.com",
    "__proto__",
    "%00",
    "https://evil.example/",
    "1e9",
    "-1",
    "x".repeat(3000),
    "en-GB",
  ),
  fc.constantFrom("authorization_code", "refresh_token", "client_credentials", "none", "login"),
);
const name = fc.constantFrom(
  "client_id",
  "redirect_uri",
  "response_type",
  "scope",
  "code_challenge",
  "code_challenge_method",
  "state",
  "nonce",

  "grant_type",
  "code",
  "code_verifier",
  "refresh_token",
  "token",
  "id_token_hint",
  "post_logout_redirect_uri",
  "email",
  "password",
  "given_name",
  "family_name",
  "form_token",
  "prompt",
  "locale",
  "brand",
  "sub",
  "x",
);
const pairs = fc.array(fc.tuple(name, text), { maxLength: 8 });
const hostileRequest = fc.record({
  call: fc.constantFrom(...calls),
  uid: text,
  query: pairs,
  form: pairs,
  raw: fc.option(fc.constantFrom("{", "\0", "a=".repeat(600_000), '{"a":1}')),
  authorization: fc.option(fc.constantFrom("Bearer a.b.c", "Basic eDp5", "Bearer ", "x")),
  cookie: fc.option(fc.constantFrom("SSOSession=guess", "SSOSession=%00", "_interaction=x; _interaction.sig=y")),
});

const encode = (list: [string, string][]) =>
  new URLSearchParams(list.map(([key, value]) => [key, value.toWellFormed()])).toString();

it(
  `answers ${requests} hostile requests with its own error documents, and stores nothing of them`,
  { timeout: 120_000 },
  async () => {
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(
        hostileRequest,
        async ({ call: [method, path], uid, query, form, raw, authorization, cookie }) => {
          const url = `${issuer}${path.replace(":uid", encodeURIComponent(uid.toWellFormed()) || "x")}?${encode(query)}`;
          const response = await fixture.app.fetch(
            new Request(url, {
              method,
              headers: {
                ...(method !== "GET" && { "content-type": "application/x-www-form-urlencoded" }),
                ...(authorization !== null && { authorization }),
                ...(cookie !== null && { cookie }),
              },
              ...(method !== "GET" && { body: raw ?? encode(form) }),
            }),
          );
          const answer = await response.text();
          statuses.add(response.status);
          const description = `${method} ${url}: ${response.status} ${answer.slice(0, 300)}`;
          const changes = await takeChanges();
          const isRefused = response.status >= 400;
          const isOwnDocument = /^<!doctype html>|^\{"error":|^(Not Found|Payload Too Large)$/i.test(answer.trim());
          expect([description, response.status >= 500, isRefused && !isOwnDocument, isRefused ? changes : {}]).toEqual([
            description,
            false,
            false,
            {},
          ]);
        },
      ),
      { numRuns: requests, seed: 20_261_115 },
    );
    expect(fixture.errors).toEqual([]);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404]));
  },
);
