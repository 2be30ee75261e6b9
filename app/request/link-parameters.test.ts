import { describe, expect, it } from "vitest";
import { isTestHost, readLinkParameters, withoutVehicleAndProduct } from "./link-parameters.ts";

const testHosts = {
  allSwitches: ["localhost", "test.shop.example"],
  dateAndCheckoutSwitches: ["preview.shop.example"],
};
const read = (query: string, host = "localhost:3000") =>
  readLinkParameters(new URLSearchParams(query), { host, testHosts });

const vin = "SALEA7BWAS2Z00201";

describe("the vehicle of a link", () => {
  it.each([
    [`carvin=${vin}`, { vin }],
    [`cvin=${vin}`, { vin }],
    ["vin=k1.abc", { cryptedVin: "k1.abc" }],
    ["evn=k1.abc", { cryptedVin: "k1.abc" }],
    [`evn=k1.abc&carvin=${vin}`, { vin }],
    [`carvin=&cvin=${vin}`, { vin }],
    ["carvin=", undefined],
    ["", undefined],
    [`evn=${"x".repeat(513)}`, undefined],
  ])("with the query %j is %j", (query, expected) => {
    expect(read(query).vehicle).toEqual(expected);
  });
});

it("reads the other parameters of a link", () => {
  expect(read("channel=dx&pid=CONNAV-PRO&code=c&usid=u")).toMatchObject({
    channel: "dx",
    productId: "CONNAV-PRO",
    code: "c",
    usid: "u",
  });
});

it.each(["../checkout", "a/b", "a b", "", "%2e%2e", "x".repeat(41)])("%j is not accepted as a product id", (pid) => {
  expect(read(new URLSearchParams({ pid }).toString()).productId).toBeUndefined();
});

it("removes the vehicle and the service from the query", () => {
  const query = new URLSearchParams(`carvin=1&cvin=2&vin=3&evn=4&pid=CONNAV&channel=dx&fromMSR=true&vin=5`);
  expect(withoutVehicleAndProduct(query).toString()).toBe("channel=dx&fromMSR=true");
});

const allOn = { isActiveCheckSkipped: true, forcedExpiryDate: "2026-12-01", isCheckoutControlSkipped: true };
const none = { isActiveCheckSkipped: false, forcedExpiryDate: undefined, isCheckoutControlSkipped: false };
const allSwitches = "skipIsActiveCheck=true&forceExpiryDate=2026-12-01&skipCheckoutControl=true";

describe("test switches", () => {
  it.each([
    ["localhost", allOn],
    ["localhost:4250", allOn],
    ["LOCALHOST", allOn],
    ["test.shop.example", allOn],
    ["preview.shop.example", { ...allOn, isActiveCheckSkipped: false }],
    ["localhost.evil.example", none],
    ["xlocalhost", none],
    ["evil.example/localhost", none],
    ["shop.example", none],
    ["", none],
  ])("on the host %j are %j", (host, expected) => {
    expect(read(allSwitches, host).switches).toEqual(expected);
  });

  it("are off where no host is a test host", () => {
    const options = { host: "localhost", testHosts: { allSwitches: [], dateAndCheckoutSwitches: [] } };
    expect(readLinkParameters(new URLSearchParams(allSwitches), options).switches).toEqual(none);
  });

  it.each(["tomorrow", "2026-13-01", "01.12.2026", ""])("do not accept %j as a date", (day) => {
    expect(read(`forceExpiryDate=${day}`).switches.forcedExpiryDate).toBeUndefined();
  });

  it("are on only for the value true", () => {
    expect(read("skipIsActiveCheck=1&skipCheckoutControl=yes").switches).toEqual(none);
  });
});

it("a test host is compared as a whole name", () => {
  expect(isTestHost("localhost:80", ["localhost"])).toBe(true);
  expect(isTestHost("localhost.", ["localhost"])).toBe(false);
});
