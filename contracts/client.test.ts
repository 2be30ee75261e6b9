import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createClient, type Fetch, idempotentHeader } from "./client.ts";
import { endpoint, redirectAddress } from "./endpoint.ts";

const readFault = (body: unknown) => z.object({ message: z.string(), type: z.string() }).safeParse(body).data;
const clientFor = (fetch: Fetch) =>
  createClient({ service: "things", readFault, connection: { baseUrl: "http://things.test/base/", fetch } });

const getThing = endpoint({
  method: "GET",
  path: "/things/:id",
  params: z.object({ id: z.string() }),
  query: z.object({ tag: z.array(z.string()).optional(), limit: z.number().optional() }),
  response: z.object({ name: z.string() }),
});
const addThing = endpoint({
  method: "POST",
  path: "/things",
  body: z.object({ name: z.string() }),
  response: z.object({ id: z.string() }),
});
const signIn = endpoint({
  method: "POST",
  path: "/sign-in",
  encoding: "form",
  body: z.object({ user: z.string() }),
  responseKind: "redirect",
  response: redirectAddress,
});

describe("a call", () => {
  it("escapes parameters, repeats lists and leaves out undefined values", async () => {
    let seen: Request | undefined;
    const call = clientFor((request) => {
      seen = request;
      return Response.json({ name: "n" });
    });
    await call(getThing, { params: { id: "a/b ?" }, query: { tag: ["x", "y"], limit: undefined } });
    expect(seen?.url).toBe("http://things.test/base/things/a%2Fb%20%3F?tag=x&tag=y");
    expect(seen?.headers.has(idempotentHeader)).toBe(true);
  });

  it("sends JSON without the header that allows a repetition", async () => {
    const call = clientFor(async (request) => {
      expect(request.headers.get("content-type")).toBe("application/json");
      expect(request.headers.has(idempotentHeader)).toBe(false);
      expect(await request.json()).toEqual({ name: "n" });
      return Response.json({ id: "1", more: true });
    });
    expect(await call(addThing, { body: { name: "n" } })).toEqual({ id: "1" });
  });

  it("sends forms and returns the address of a redirect", async () => {
    const call = clientFor(async (request) => {
      expect(await request.text()).toBe("user=a+b");
      return new Response(null, { status: 303, headers: { location: "/callback?code=1" } });
    });
    expect(await call(signIn, { body: { user: "a b" } })).toBe("/callback?code=1");
  });

  it("refuses an empty path parameter", async () => {
    const call = clientFor(() => Response.json({ name: "n" }));
    await expect(call(getThing, { params: { id: "" } })).rejects.toThrow("needs the parameter id");
  });
});

describe("a fault", () => {
  const down: Fetch = () => Promise.reject(new TypeError("fetch failed"));
  const late: Fetch = () => Promise.reject(new DOMException("late", "TimeoutError"));
  it.each([
    [
      "refused",
      () => Response.json({ message: "no", type: "Nope" }, { status: 404 }),
      { kind: "refused", status: 404, type: "Nope", message: "no" },
    ],
    [
      "refused without a document",
      () => new Response(null, { status: 403 }),
      { kind: "refused", status: 403, message: "things answered 403" },
    ],
    ["refused by a page of a proxy", () => new Response("<html>", { status: 404 }), { kind: "malformed", status: 404 }],
    ["unavailable", () => new Response("", { status: 502 }), { kind: "unavailable", status: 502 }],
    ["unreachable", down, { kind: "unavailable", status: undefined, message: "things cannot be reached" }],
    ["late", late, { kind: "timeout", message: "things did not answer in time" }],
    ["not JSON", () => new Response("<html>"), { kind: "malformed" }],
    ["another shape", () => Response.json({ title: "n" }), { kind: "malformed" }],
  ] as const)("%s", async (_, fetch, expected) => {
    const call = clientFor(fetch);
    await expect(call(getThing, { params: { id: "1" } })).rejects.toMatchObject({
      name: "Fault",
      service: "things",
      ...expected,
    });
  });
});
