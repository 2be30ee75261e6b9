import { expect, it } from "vitest";
import { createOcapiClient } from "../../contracts/commerce/ocapi.ts";
import { getSite } from "../../contracts/commerce/site.ts";
import { describeWire } from "../../test/describe-wire.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { createCommerce } from "./commerce.ts";

async function prepare() {
  const database = await openTestDatabase();
  return { app: createCommerce({ database }), close: () => database.close() };
}

describeWire("commerce sites", prepare, (connect) => {
  it.each(["VCS", "VCSJ"])("tells that %s is online", async (siteId) => {
    const call = createOcapiClient(connect());
    expect(await call(getSite, { params: { siteId } })).toMatchObject({ id: siteId, storefront_status: "online" });
  });

  it("refuses a site it does not know", async () => {
    const call = createOcapiClient(connect());
    await expect(call(getSite, { params: { siteId: "nope" } })).rejects.toMatchObject({
      name: "Fault",
      kind: "refused",
      status: 404,
      type: "SiteNotFoundException",
      arguments: { siteId: "nope" },
    });
  });
});
