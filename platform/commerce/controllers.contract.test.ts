import { beforeEach, expect, it } from "vitest";
import { commerceTokens, newShopper, prepareCommerce } from "../../test/commerce-fixture.ts";
import { describeWire } from "../../test/describe-wire.ts";

describeWire("commerce controllers", prepareCommerce, (connect, fixture) => {
  beforeEach(async () => {
    await fixture().answerOrders({ status: 200, isDown: false });
    await fixture().takeAsked();
  });

  const ask = async (path: string, init: RequestInit = { method: "POST", body: "{}" }, isSigned = true) => {
    const { baseUrl, fetch } = connect();
    const headers = new Headers(isSigned ? { authorization: `Bearer ${await commerceTokens.sign(newShopper())}` } : {});
    return fetch(new Request(`${baseUrl}/on/demandware.store/${path}`, { ...init, headers }));
  };

  it("hands a question to order management and its answer back", async () => {
    await fixture().answerOrders({ status: 202 });
    const body = JSON.stringify({ account: "1", limit: 9999 });
    const response = await ask("Sites-VCS-Site/en-GB/SOM-History", { method: "POST", body });
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ id: "801", orderNumber: "1" });
    expect(await fixture().takeAsked()).toEqual([{ path: "/SOM-History", body: { account: "1", limit: 9999 } }]);
  });

  it("takes the question of a GET from its query", async () => {
    await ask("Sites-VCS-Site/en_GB/SOM-Details?orderNo=7", { method: "GET" });
    expect(await fixture().takeAsked()).toEqual([{ path: "/SOM-Details", body: { orderNo: "7" } }]);
  });

  it.each([400, 404, 500])("passes a %i on", async (status) => {
    await fixture().answerOrders({ status });
    expect((await ask("Sites-VCS-Site/en-GB/SOM-History")).status).toBe(status);
  });

  it.each([
    "Sites-VCS-Site/en-GB/Account-Show",
    "Sites-VCS-Site/en-GB/SOM",
    "Sites-VCS-Site/en-GB/SOM-..%2Forders",
    "Sites-VCS-Site/en-GB/toString-x",
    "Sites-VCS/en-GB/SOM-History",
    "Sites-VCS-Site/%00/SOM-History",
  ])("knows no %s", async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ _v: "22.10", fault: { type: expect.any(String) } });
    expect(await fixture().takeAsked()).toEqual([]);
  });

  it.each([
    ["without a token", "Sites-VCS-Site/en-GB/SOM-History", false],
    ["with a token of the other site", "Sites-VCSJ-Site/en-GB/SOM-History", true],
  ])("asks nothing %s", async (_, path, isSigned) => {
    expect((await ask(path, undefined, isSigned)).status).toBe(401);
    expect(await fixture().takeAsked()).toEqual([]);
  });

  it("says so when order management is down, or the question cannot be read", async () => {
    expect((await ask("Sites-VCS-Site/en-GB/SOM-History", { method: "POST", body: "{" })).status).toBe(400);
    await fixture().answerOrders({ isDown: true });
    const response = await ask("Sites-VCS-Site/en-GB/SOM-History");
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ fault: { type: "ServiceUnavailableException" } });
  });
});
