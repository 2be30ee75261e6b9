import { expect, it } from "vitest";
import { describeContract } from "../../../../test/describe-contract.ts";
import { patchForeignIds } from "../../../../contracts/commerce/customers/customer-foreign-ids.ts";
import { getCustomer } from "../../../../contracts/commerce/customers/customers.ts";
import { createOcapiClient } from "../../../../contracts/commerce/ocapi.ts";
import { createScapiClient } from "../../../../contracts/commerce/scapi.ts";
import {
  basic,
  bearer,
  params,
  prepareShopper,
  trustedClient,
  signInNewCustomer,
} from "../../../../test/shopper-fixture.ts";

const query = { siteId: "VCS" };

describeContract("ids of other systems", prepareShopper, (connect, fixture) => {
  const call: ReturnType<typeof createScapiClient> = (endpoint, input, options) =>
    createScapiClient(connect())(endpoint, input, options);

  const own = (customerId: string) => ({ ...params, customerId });

  it("writes the ids of other systems for the shop's server only", async () => {
    const { customerId, tokens } = await signInNewCustomer(connect(), fixture());
    const ocapi = createOcapiClient(connect());
    const input = {
      params: { siteId: "VCS", customerId },
      query: { context: "sign-in", brand: "LANDROVER" },
      body: { c_sapCdcId: `cdc-${customerId}`, c_svcrmCustomerId: "crm-1", c_forgerockId: `fr-${customerId}` },
    };
    const trusted = { headers: basic(trustedClient.id, trustedClient.secret) };
    for (const options of [{}, bearer(tokens), { headers: basic(trustedClient.id, "wrong") }]) {
      await expect(ocapi(patchForeignIds, input, options)).rejects.toMatchObject({
        status: 401,
        type: "InvalidClientIdException",
      });
    }
    const ids = { ...input.body, c_stripeCustomerId: "cus_1" };
    await ocapi(patchForeignIds, input, trusted);
    const stripe = { ...input, body: { c_stripeCustomerId: "cus_1" } };
    expect(await ocapi(patchForeignIds, stripe, trusted)).toEqual({
      _v: "22.10",
      _type: "customer",
      customer_id: customerId,
      ...ids,
    });
    expect(await call(getCustomer, { params: own(customerId), query }, bearer(tokens))).toMatchObject(ids);
  });

  it.each<[string, { params?: object; query?: object }, object]>([
    ["an unknown customer", { params: { customerId: "unknown" } }, { status: 404, type: "CustomerNotFoundException" }],
    [
      "another site's customer",
      { params: { siteId: "VCSJ" }, query: { brand: "JAGUAR" } },
      { status: 404, type: "CustomerNotFoundException" },
    ],
    ["another site's brand", { query: { brand: "JAGUAR" } }, { status: 400, type: "InvalidParameterException" }],
  ])("does not write the ids of %s", async (_, wrong, refusal) => {
    const { customerId } = await signInNewCustomer(connect(), fixture());
    const input = {
      params: { siteId: "VCS", customerId, ...wrong.params },
      query: { context: "sign-in", brand: "LANDROVER", ...wrong.query },
      body: { c_sapCdcId: "x" },
    };
    const trusted = { headers: basic(trustedClient.id, trustedClient.secret) };
    await expect(createOcapiClient(connect())(patchForeignIds, input, trusted)).rejects.toMatchObject(refusal);
  });

  it("gives one identity to one customer", async () => {
    const [one, two] = [await signInNewCustomer(connect(), fixture()), await signInNewCustomer(connect(), fixture())];
    const patch = (customerId: string) =>
      createOcapiClient(connect())(
        patchForeignIds,
        {
          params: { siteId: "VCS", customerId },
          query: { context: "sign-in", brand: "LANDROVER" },
          body: { c_forgerockId: `shared-${one.customerId}` },
        },
        { headers: basic(trustedClient.id, trustedClient.secret) },
      );
    await patch(one.customerId);
    await expect(patch(two.customerId)).rejects.toMatchObject({ status: 409, type: "IdentityInUseException" });
  });
});
