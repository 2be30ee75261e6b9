import { expect, it } from "vitest";
import { newStorage } from "../../../../test/browser-storage.ts";
import { callPath, syncStorage } from "./sync-storage.ts";

const secret = { key: Buffer.alloc(32, 1).toString("base64"), iv: Buffer.alloc(12, 2).toString("base64") };
const vehicle = { vin: "SALEXXXXXXXXX0201", make: "landrover", market: "GB", model: "D", modelName: "D" };
const customer = { email: "owner@example.com", uuid: "u", userIdType: "SAP_CDC", principalUuid: "p" };
const visit = { home: "/de-DE/", siteId: "VCS", localeId: "de-DE" };

function browser({ secretStatus = 200, vehicleStatus = 200, isSignedIn = true } = {}) {
  const logged: string[] = [];
  const requests: string[] = [];
  const storage = newStorage();
  const answer = { vehicle: { ...vehicle, subscriptions: [] }, ...(isSignedIn && { customer }) };
  const deps = {
    storage,
    fetch: async (href: string) => {
      requests.push(href);
      return href.includes("environment")
        ? Response.json(secret, { status: secretStatus })
        : Response.json(answer, { status: vehicleStatus });
    },
    now: () => Date.parse("2026-11-15T12:00:00Z"),
    log: (message: string) => void logged.push(message),
  };
  return { deps, storage, logged, requests };
}

it("writes the vehicle, the customer, the key and the revision", async () => {
  const { deps, storage, requests } = browser();
  await syncStorage({ ...visit, revision: "r1" }, deps);
  expect(requests).toEqual([
    "/de-DE/service-get-custom-environment-variables",
    "/de-DE/service-call-apigee?service=vehicle",
  ]);
  expect(storage.getItem("mirrorRev")).toBe("r1");
  expect([storage.getItem("aesKey"), storage.getItem("aesIv")]).toEqual([secret.key, secret.iv]);
  expect(storage.getItem("userEmail")).not.toBeNull();
});

it.each([
  ["without a vehicle", { revision: undefined, isSignedIn: true }, 0],
  ["for a guest", { revision: "r2", isSignedIn: false }, 14],
])("removes the customer %s", async (_, { revision, isSignedIn }, length) => {
  const { deps, storage } = browser();
  await syncStorage({ ...visit, revision: "r1" }, deps);
  const next = browser({ isSignedIn });
  await syncStorage({ ...visit, revision }, { ...next.deps, storage });
  expect(storage.getItem("userEmail")).toBeNull();
  expect(storage.length).toBe(length);
});

it.each([
  [
    "logs that the key was refused",
    { secretStatus: 429 },
    ["The environment variables could not be fetched: status 429"],
  ],
  [
    "logs that the server failed to answer with the key",
    { secretStatus: 500 },
    ["The environment variables could not be fetched: status 500"],
  ],
  ["logs nothing when the vehicle is gone", { vehicleStatus: 404 }, []],
])("%s, keeps the vehicle and removes the customer", async (_, broken, expected) => {
  const { deps, storage } = browser();
  await syncStorage({ ...visit, revision: "r1" }, deps);
  const next = browser(broken);
  await syncStorage({ ...visit, revision: "r2" }, { ...next.deps, storage });
  expect(next.logged).toEqual(expected);
  expect(storage.getItem("mirrorRev")).toBe("r1");
  expect(storage.getItem("vehicleVin")).not.toBeNull();
  expect(storage.getItem("userEmail")).toBeNull();
});

it("clears the revision when a write is interrupted, so that the next page repeats it", async () => {
  const { deps, storage } = browser();
  const full = () => {
    throw new Error("The quota has been exceeded.");
  };
  const narrow = new Proxy(storage, {
    get: (target, name, receiver) =>
      name === "setItem"
        ? (key: string, value: string) => (key === "market" ? full() : target.setItem(key, value))
        : Reflect.get(target, name, receiver),
  });
  await expect(syncStorage({ ...visit, revision: "r1" }, { ...deps, storage: narrow })).rejects.toThrow("quota");
  expect(storage.getItem("mirrorRev")).toBe("");
});

it.each([
  ["/", "/service-call-apigee?service=vehicle"],
  ["/jaguar/fr-BE", "/jaguar/fr-BE/service-call-apigee?service=vehicle"],
  ["/de-DE/", "/de-DE/service-call-apigee?service=vehicle"],
  ["/de-DE/?site=jaguar", "/de-DE/service-call-apigee?site=jaguar&service=vehicle"],
  ["/?site=jaguar&locale=de-DE", "/service-call-apigee?site=jaguar&locale=de-DE&service=vehicle"],
])("a page under %s calls %s", (home, href) => {
  expect(callPath(home, "service-call-apigee", { service: "vehicle" })).toBe(href);
});
