import { expect, it } from "vitest";
import { describeContract } from "../../../test/describe-contract.ts";
import { createSession } from "../../../contracts/commerce/sessions.ts";
import { createOcapiClient } from "../../../contracts/commerce/ocapi.ts";
import { getCustomer } from "../../../contracts/commerce/customers/customers.ts";
import { createScapiClient } from "../../../contracts/commerce/scapi.ts";
import { bearer, loginGuest, params, prepareShopper } from "../../../test/shopper-fixture.ts";

describeContract("storefront sessions", prepareShopper, (connect) => {
  it("opens one storefront session for a token", async () => {
    const tokens = await loginGuest(connect());
    const cookies = await Promise.all([1, 2].map(() => bridge(bearer(tokens).headers)));
    expect(cookies[0]).toMatch(/^dwsid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookies[1]).toBe(cookies[0]);
    expect(await bridge(bearer(await loginGuest(connect())).headers)).not.toBe(cookies[0]);
  });

  it.each([
    ["without a token", async () => ({}), "AuthorizationHeaderMissingException"],
    ["with another site's token", async () => bearer(await loginGuest(connect())), "InvalidAccessTokenException"],
  ])("opens no session %s", async (_, options, type) => {
    const bridged = createOcapiClient(connect())(createSession, { params: { siteId: "VCSJ" } }, await options());
    await expect(bridged).rejects.toMatchObject({ status: 401, type });
  });

  it("answers a bad token on the newer APIs with a problem", async () => {
    const scapi = createScapiClient(connect());
    const input = { params: { ...params, customerId: "abc" }, query: { siteId: "VCS" } };
    const type = expect.stringMatching(/\/errors\/unauthorized$/);
    await expect(scapi(getCustomer, input)).rejects.toMatchObject({ status: 401, type });
    await expect(scapi(getCustomer, input, bearer({ access_token: "x.y.z" }))).rejects.toMatchObject({
      status: 401,
      type,
    });
  });

  async function bridge(headers: Record<string, string>): Promise<string | null> {
    const { baseUrl, fetch } = connect();
    const request = new Request(`${baseUrl}/s/VCS/dw/shop/v22_10/sessions`, { method: "POST", headers });
    return (await fetch(request)).headers.get("set-cookie");
  }
});
