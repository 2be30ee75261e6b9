import { beforeEach, expect, it } from "vitest";
import { commerceTokens, newShopper, prepareCommerce } from "../../test/commerce-fixture.ts";
import { describeContract } from "../../test/describe-contract.ts";

describeContract("commerce controllers", prepareCommerce, (connect, fixture) => {
  beforeEach(async () => {
    await fixture().answerOrders({ status: 200, isDown: false });
    await fixture().takeAsked();
  });

  const send = async (path: string, init: RequestInit = { method: "POST", body: "{}" }, isSigned = true) => {
    const { baseUrl, fetch } = connect();
    const headers = new Headers(isSigned ? { authorization: `Bearer ${await commerceTokens.sign(newShopper())}` } : {});
    return fetch(new Request(`${baseUrl}/on/demandware.store/${path}`, { ...init, headers }));
  };

  it("forwards a request to order management and returns its response", async () => {
    await fixture().answerOrders({ status: 202 });
    const body = JSON.stringify({ account: "1", limit: 9999 });
    const response = await send("Sites-VCS-Site/en-GB/SOM-History", { method: "POST", body });
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ id: "801", orderNumber: "1" });
    expect(await fixture().takeAsked()).toEqual([{ path: "/SOM-History", body: { account: "1", limit: 9999 } }]);
  });

  it("forwards the query of a GET as the body", async () => {
    await send("Sites-VCS-Site/en_GB/SOM-Details?orderNo=7", { method: "GET" });
    expect(await fixture().takeAsked()).toEqual([{ path: "/SOM-Details", body: { orderNo: "7" } }]);
  });

  it.each([400, 404, 500])("passes the status %i on", async (status) => {
    await fixture().answerOrders({ status });
    expect((await send("Sites-VCS-Site/en-GB/SOM-History")).status).toBe(status);
  });

  it.each([
    "Sites-VCS-Site/en-GB/Account-Show",
    "Sites-VCS-Site/en-GB/SOM",
    "Sites-VCS-Site/en-GB/SOM-..%2Forders",
    "Sites-VCS-Site/en-GB/toString-x",
    "Sites-VCS/en-GB/SOM-History",
    "Sites-VCS-Site/%00/SOM-History",
  ])("does not find %s", async (path) => {
    const response = await send(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ _v: "22.10", fault: { type: expect.any(String) } });
    expect(await fixture().takeAsked()).toEqual([]);
  });

  it.each([
    ["without a token", "Sites-VCS-Site/en-GB/SOM-History", false],
    ["with a token of the other site", "Sites-VCSJ-Site/en-GB/SOM-History", true],
  ])("forwards nothing %s", async (_, path, isSigned) => {
    expect((await send(path, undefined, isSigned)).status).toBe(401);
    expect(await fixture().takeAsked()).toEqual([]);
  });

  it("reports when order management is down or the body cannot be read", async () => {
    expect((await send("Sites-VCS-Site/en-GB/SOM-History", { method: "POST", body: "{" })).status).toBe(400);
    await fixture().answerOrders({ isDown: true });
    const response = await send("Sites-VCS-Site/en-GB/SOM-History");
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ fault: { type: "ServiceUnavailableException" } });
  });
});
