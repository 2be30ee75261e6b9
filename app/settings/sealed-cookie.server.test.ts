import { describe, expect, it } from "vitest";
import { z } from "zod";
import { sealedCookie } from "./sealed-cookie.server.ts";

let now = new Date("2026-11-15T12:00:00Z");
const deps = { secret: "a".repeat(32), isSecure: false, now: () => now };
const definition = { name: "note", schema: z.object({ text: z.string() }), maxAgeSeconds: 60 };
const cookie = sealedCookie(definition, deps);
const requestWith = (header: string) => new Request("http://shop.test/", { headers: { cookie: header } });
const pairOf = (setCookie: string) => setCookie.split(";")[0] ?? "";

describe("sealedCookie", () => {
  it("reads the value that it wrote", async () => {
    const pair = pairOf(await cookie.write({ text: "hello" }));
    expect(await cookie.read(requestWith(`other=1; ${pair}; last=2`))).toEqual({ text: "hello" });
    expect(pair).not.toContain("hello");
  });

  it("is hidden from scripts and other sites", async () => {
    expect(await cookie.write({ text: "x" })).toMatch(/; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie.clear()).toBe("note=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax");
  });

  it("is bound to the host where the connection is secure", async () => {
    const secure = sealedCookie(definition, { ...deps, isSecure: true });
    expect(await secure.write({ text: "x" })).toMatch(/^__Host-note=.+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  });

  it("does not read a cookie with another secret, another name or a changed value", async () => {
    const pair = pairOf(await cookie.write({ text: "hello" }));
    const foreign = sealedCookie(definition, { ...deps, secret: "b".repeat(32) });
    const renamed = sealedCookie({ ...definition, name: "other" }, deps);
    expect(await foreign.read(requestWith(pair))).toBeUndefined();
    expect(await renamed.read(requestWith(pair.replace("note=", "other=")))).toBeUndefined();
    expect(await cookie.read(requestWith(`${pair.slice(0, -2)}AA`))).toBeUndefined();
    expect(await cookie.read(requestWith("note=rubbish"))).toBeUndefined();
    expect(await cookie.read(requestWith(""))).toBeUndefined();
  });

  it("is not read after its lifetime", async () => {
    const pair = pairOf(await cookie.write({ text: "hello" }));
    now = new Date(now.getTime() + 61_000);
    expect(await cookie.read(requestWith(pair))).toBeUndefined();
  });
});
