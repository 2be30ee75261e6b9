import { describe, expect, it } from "vitest";
import { GRANT_SECONDS, orderGrants } from "./order-grants.server.ts";
import { openOrderLink, orderLink } from "./order-link.server.ts";

const order = { siteId: "VCS", orderNumber: "00012846", email: "ada@example.com" };
const secret = "a".repeat(32);

function clock(start = "2026-11-01T12:00:00Z") {
  let now = Date.parse(start);
  return { now: () => new Date(now), pass: (seconds: number) => void (now += seconds * 1000) };
}

/** A browser with the cookies it was sent. */
function browser() {
  let cookie = "";
  return {
    receive: (line: string) => void (cookie = line.split(";")[0] ?? ""),
    request: () => new Request("http://shop.test/", { headers: { cookie } }),
  };
}

describe("a grant", () => {
  function visit() {
    const time = clock();
    const grants = orderGrants({ secret, isSecure: false, now: time.now });
    return { time, grants, ...browser() };
  }

  it("opens the order it was given for, until it ends", async () => {
    const { time, grants, receive, request } = visit();
    expect(await grants.find(request(), order)).toBeUndefined();
    receive(await grants.add(request(), order));
    expect(await grants.find(request(), order)).toMatchObject(order);
    expect(await grants.find(request(), { ...order, orderNumber: "00012847" })).toBeUndefined();
    expect(await grants.find(request(), { ...order, siteId: "VCSJ" })).toBeUndefined();
    time.pass(GRANT_SECONDS - 1);
    expect(await grants.find(request(), order)).toMatchObject(order);
    time.pass(1);
    expect(await grants.find(request(), order)).toBeUndefined();
  });

  it("ends by itself although another one is added later", async () => {
    const { time, grants, receive, request } = visit();
    receive(await grants.add(request(), order));
    time.pass(GRANT_SECONDS - 60);
    receive(await grants.add(request(), { ...order, orderNumber: "2" }));
    time.pass(60);
    expect(await grants.find(request(), order)).toBeUndefined();
    expect(await grants.find(request(), { ...order, orderNumber: "2" })).toBeDefined();
  });

  it("stands beside two others, and can be given back", async () => {
    const { grants, receive, request } = visit();
    for (const orderNumber of ["1", "2", "3", "4"]) receive(await grants.add(request(), { ...order, orderNumber }));
    const open = async () =>
      (
        await Promise.all(
          ["1", "2", "3", "4"].map((orderNumber) => grants.find(request(), { siteId: "VCS", orderNumber })),
        )
      ).map((grant) => grant?.orderNumber);
    expect(await open()).toEqual([undefined, "2", "3", "4"]);
    receive(await grants.remove(request(), { siteId: "VCS", orderNumber: "3" }));
    expect(await open()).toEqual([undefined, "2", undefined, "4"]);
  });

  it("cannot be made outside the shop", async () => {
    const { grants, receive, request } = visit();
    const foreign = orderGrants({ secret: "b".repeat(32), isSecure: false, now: clock().now });
    receive(await foreign.add(request(), order));
    expect(await grants.find(request(), order)).toBeUndefined();
  });
});

describe("a signed link", () => {
  const keyOf = (link: string) => new URL(link, "http://shop.test").searchParams.get("key") ?? "";

  it("opens its order for 45 days, and shows no e-mail address", async () => {
    const { now, pass } = clock();
    const link = await orderLink(order, { secret, now });
    expect(link).toMatch(/^\/guest\/order\/00012846\?key=[\w.-]+$/);
    expect(link).not.toContain("ada");
    pass(45 * 86_400 - 1);
    expect(await openOrderLink(keyOf(link), order, { secret, now })).toEqual(order);
    pass(1);
    expect(await openOrderLink(keyOf(link), order, { secret, now })).toBeUndefined();
  });

  it.each([
    ["another order", { ...order, orderNumber: "00012847" }],
    ["another make", { ...order, siteId: "VCSJ" }],
  ])("does not open %s", async (_case, other) => {
    const { now } = clock();
    const link = await orderLink(order, { secret, now });
    expect(await openOrderLink(keyOf(link), other, { secret, now })).toBeUndefined();
  });

  it.each(["", "x", "a.b.c.d.e"])("does not open when it is forged: %j", async (key) => {
    expect(await openOrderLink(key, order, { secret, now: clock().now })).toBeUndefined();
  });

  it("is no grant, and a grant is no link", async () => {
    const { now } = clock();
    const grants = orderGrants({ secret, isSecure: false, now });
    const { request } = browser();
    const sealed = (await grants.add(request(), order)).split(";")[0]?.split("=")[1] ?? "";
    expect(await openOrderLink(sealed, order, { secret, now })).toBeUndefined();
    const key = keyOf(await orderLink(order, { secret, now }));
    const forged = new Request("http://shop.test/", { headers: { cookie: `guest-orders=${key}` } });
    expect(await grants.find(forged, order)).toBeUndefined();
  });
});
