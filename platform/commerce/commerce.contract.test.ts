import { expect, it } from "vitest";
import { createOcapiClient } from "../../contracts/commerce/ocapi.ts";
import { getSite } from "../../contracts/commerce/site.ts";
import { prepareCommerce } from "../../test/commerce-fixture.ts";
import { describeContract } from "../../test/describe-contract.ts";

describeContract("commerce sites", prepareCommerce, (connect) => {
  it.each(["VCS", "VCSJ"])("reports that %s is online", async (siteId) => {
    const call = createOcapiClient(connect());
    expect(await call(getSite, { params: { siteId } })).toMatchObject({ id: siteId, storefront_status: "online" });
  });

  it("refuses an unknown site", async () => {
    const call = createOcapiClient(connect());
    await expect(call(getSite, { params: { siteId: "nope" } })).rejects.toMatchObject({
      name: "Fault",
      kind: "refused",
      status: 404,
      type: "SiteNotFoundException",
      arguments: { siteId: "nope" },
    });
  });

  it.each([
    ["/s/VCS/dw/shop/v22_10/nothing", { _v: "22.10", fault: { type: "ResourcePathNotFoundException" } }],
    ["/product/nothing", { title: "Not Found", type: expect.stringMatching(/resource-not-found$/) }],
  ])("responds with 404 at %s in the format of its API", async (path, document) => {
    const { baseUrl, fetch } = connect();
    const response = await fetch(new Request(baseUrl + path));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject(document);
  });

  it.each([
    ["/s/VCS/dw/shop/v22_10/baskets", { fault: { type: "RequestEntityTooLargeException" } }],
    [
      "/checkout/shopper-baskets/v1/organizations/o/baskets/actions/merge",
      { type: expect.stringMatching(/content-too-large$/) },
    ],
  ])("refuses a body of a megabyte at %s", async (path, document) => {
    const { baseUrl, fetch } = connect();
    const response = await fetch(new Request(baseUrl + path, { method: "POST", body: "x".repeat(1_000_000) }));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject(document);
  });
});
