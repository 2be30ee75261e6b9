import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, secureHeaders, styleHashesHeader } from "./secure-headers.ts";
import type { ShopHttp } from "./shop-environment.ts";

describe("the content security policy", () => {
  it("allows no other origins", () => {
    expect(contentSecurityPolicy({ nonce: "n", styleHashes: "" })).not.toContain("http");
  });

  it("allows no frames, and forms only to the shop", () => {
    const rules = contentSecurityPolicy({ nonce: "n", styleHashes: "" }).split("; ");
    expect(rules).toContain("frame-src 'none'");
    expect(rules).toContain("form-action 'self'");
  });

  it.each(["script-src", "img-src", "connect-src"])("allows statistics in %s on a page that is measured", (name) => {
    const rule = contentSecurityPolicy({ nonce: "n", styleHashes: "", isMeasured: true })
      .split("; ")
      .find((one) => one.startsWith(name));
    expect(rule).toContain("https://www.googletagmanager.com");
    expect(rule).toContain("'self'");
  });

  it("allows nothing else for statistics", () => {
    const rules = contentSecurityPolicy({ nonce: "n", styleHashes: "", isMeasured: true }).split("; ");
    const open = rules.filter((rule) => rule.includes("http")).map((rule) => rule.split(" ")[0]);
    expect(open).toEqual(["script-src", "img-src", "connect-src"]);
  });
});

describe("the policy of a page that is monitored", () => {
  const collector = "https://collector.example";
  const sandbox = "http://localhost:8080";
  const payment = { script: sandbox, frame: sandbox, connect: sandbox, image: sandbox, form: sandbox };
  const policy = (more: object) =>
    contentSecurityPolicy({ nonce: "n", styleHashes: "", collector, ...more }).split("; ");

  it("allows the collector and the worker of replay, and nothing else", () => {
    const usual = contentSecurityPolicy({ nonce: "n", styleHashes: "" }).split("; ");
    const changed = policy({}).filter((rule) => !usual.includes(rule));
    expect(changed).toEqual([`connect-src 'self' ${collector}`, "worker-src 'self' blob:"]);
  });

  it("does not allow monitoring on a page that takes payments", () => {
    expect(policy({ payment }).join(" ")).not.toMatch(/collector|blob:/);
  });
});

describe("the policy of a page that takes payments", () => {
  const sandbox = "http://localhost:8080";
  const payment = { script: sandbox, frame: sandbox, connect: sandbox, image: sandbox, form: sandbox };
  const rules = contentSecurityPolicy({ nonce: "n", styleHashes: "", isMeasured: true, payment }).split("; ");

  it("allows what the provider needs, and nothing else", () => {
    const open = rules.filter((rule) => rule.includes(sandbox)).map((rule) => rule.split(" ")[0]);
    expect(open).toEqual(["script-src", "img-src", "connect-src", "frame-src", "form-action"]);
  });

  it("does not allow statistics", () => {
    expect(rules.join(" ")).not.toContain("google");
  });
});

describe("the referrer policy of a page", () => {
  const usual = "strict-origin-when-cross-origin";
  it.each([
    [undefined, usual],
    ["no-referrer", "no-referrer"],
    ["same-origin", "same-origin"],
    ["unsafe-url", usual],
    ["origin", usual],
    ["no-referrer-when-downgrade", usual],
    ["", usual],
  ])("is the stricter of the default and the requested one: %j", async (asked, expected) => {
    const app = new Hono<ShopHttp>()
      .use(secureHeaders({ isSecure: true, hasPolicy: false, formTargets: "" }))
      .get("/", () => new Response("", { headers: asked === undefined ? {} : { "referrer-policy": asked } }));
    expect((await app.request("/")).headers.get("referrer-policy")).toBe(expected);
  });
});

describe("the headers of an answer", () => {
  const app = new Hono<ShopHttp>()
    .use(secureHeaders({ isSecure: true, hasPolicy: false, formTargets: "" }))
    .get("/page", () => page)
    .get("/moved", () => Response.redirect("https://shop.example/services"));
  const page = new Response("a page", { headers: { [styleHashesHeader]: "x", "x-frame-options": "SAMEORIGIN" } });

  it("are changed without a copy of the answer", async () => {
    const answer = await app.request("/page");
    expect(answer).toBe(page);
    expect(answer.headers.get("x-frame-options")).toBe("DENY");
    expect(answer.headers.has(styleHashesHeader)).toBe(false);
  });

  it("are changed in a copy of a redirect, whose own cannot be changed", async () => {
    const { status, headers } = await app.request("/moved");
    expect([status, headers.get("location"), headers.get("x-frame-options")]).toEqual([
      302,
      "https://shop.example/services",
      "DENY",
    ]);
  });
});
