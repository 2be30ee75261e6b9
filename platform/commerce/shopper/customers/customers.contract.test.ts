import { expect, it } from "vitest";
import { describeContract } from "../../../../test/describe-contract.ts";
import { getCustomer, getCustomerOrders, updateCustomer } from "../../../../contracts/commerce/customers/customers.ts";
import { createScapiClient } from "../../../../contracts/commerce/scapi.ts";
import { createSlasClient, getAccessToken } from "../../../../contracts/commerce/slas.ts";
import {
  authenticate,
  bearer,
  loginGuest,
  organizationId,
  params,
  prepareShopper,
  refreshForm,
  registerAndLogin,
  signInNewCustomer,
} from "../../../../test/shopper-fixture.ts";

const query = { siteId: "VCS" };
const base = `/customer/shopper-customers/v1/organizations/${organizationId}/customers`;

function problem(status: number, id: string) {
  return { name: "Fault", kind: "refused", status, type: expect.stringMatching(new RegExp(`/errors/${id}$`)) };
}

describeContract("customers", prepareShopper, (connect, fixture) => {
  const call: ReturnType<typeof createScapiClient> = (endpoint, input, options) =>
    createScapiClient(connect())(endpoint, input, options);

  const own = (customerId: string) => ({ ...params, customerId });

  const raw = async (method: string, path: string, { body, token }: { body?: string; token?: string }) => {
    const { baseUrl, fetch } = connect();
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    return fetch(new Request(`${baseUrl}${base}${path}`, { method, headers, ...(body !== undefined && { body }) }));
  };

  it("shows a customer to themselves", async () => {
    const { customerId, credentials, tokens } = await registerAndLogin(connect());
    expect(await call(getCustomer, { params: own(customerId), query }, bearer(tokens))).toEqual({
      customerId,
      customerNo: expect.stringMatching(/^\d{8}$/),
      authType: "registered",
      login: credentials.login,
      email: credentials.login,
      firstName: "Ada",
      lastName: "Lovelace",
      addresses: [],
      paymentInstruments: [],
      creationDate: (await fixture().now()).toISOString(),
      lastModified: (await fixture().now()).toISOString(),
      lastLoginTime: (await fixture().now()).toISOString(),
    });
  });

  it("has no customer for a guest, nor for another customer, nor for another site", async () => {
    const guest = await loginGuest(connect());
    const [mine, theirs] = [
      await signInNewCustomer(connect(), fixture()),
      await signInNewCustomer(connect(), fixture()),
    ];
    const notFound = problem(404, "customer-not-found");
    const read = (customerId: string, tokens: { access_token: string }, siteId = "VCS") =>
      call(getCustomer, { params: own(customerId), query: { siteId } }, bearer(tokens));
    await expect(read(guest.customer_id, guest)).rejects.toMatchObject(notFound);
    await expect(read(mine.customerId, guest)).rejects.toMatchObject(notFound);
    await expect(read(mine.customerId, theirs.tokens)).rejects.toMatchObject(notFound);
    await expect(read("unknown", mine.tokens)).rejects.toMatchObject(notFound);
    await expect(read(mine.customerId, mine.tokens, "VCSJ")).rejects.toMatchObject(problem(401, "unauthorized"));
    await expect(
      call(
        getCustomer,
        { params: { organizationId: "other", customerId: mine.customerId }, query },
        bearer(mine.tokens),
      ),
    ).rejects.toMatchObject(problem(404, "organization-not-found"));
  });

  it("refuses every action on another customer's account", async () => {
    const [mine, theirs] = [await registerAndLogin(connect()), await registerAndLogin(connect())];
    const guest = await loginGuest(connect());
    const id = theirs.customerId;
    const address = {
      addressId: "a",
      firstName: "A",
      lastName: "B",
      address1: "C",
      city: "D",
      postalCode: "E",
      countryCode: "GB",
    };
    const card = {
      holder: "A",
      cardType: "Visa",
      number: "4111111111111111",
      expirationMonth: 1,
      expirationYear: 2030,
    };
    const actions: [method: string, path: string, body?: object][] = [
      ["GET", `/${id}`],
      ["PATCH", `/${id}`, { firstName: "X" }],
      ["PUT", `/${id}/password`, { currentPassword: theirs.credentials.password, password: "correct horse 9" }],
      ["POST", `/${id}/addresses`, address],
      ["GET", `/${id}/addresses/a`],
      ["PATCH", `/${id}/addresses/a`, { city: "X" }],
      ["DELETE", `/${id}/addresses/a`],
      ["POST", `/${id}/payment-instruments`, { paymentMethodId: "CREDIT_CARD", paymentCard: card }],
      ["GET", `/${id}/payment-instruments/a`],
      ["DELETE", `/${id}/payment-instruments/a`],
      ["GET", `/${id}/orders`],
    ];
    for (const [method, path, body] of actions) {
      for (const token of [mine.tokens.access_token, guest.access_token]) {
        const text = body && { body: JSON.stringify(body) };
        const response = await raw(method, `${path}?siteId=VCS`, { token, ...text });
        expect([method, path, response.status]).toEqual([method, path, 404]);
        expect(await response.json()).toMatchObject({ title: "Customer Not Found", customerId: id });
      }
    }
    await authenticate(connect(), theirs.credentials);
  });

  it("updates the fields that a customer may change", async () => {
    const { customerId, tokens } = await registerAndLogin(connect());
    const login = `renamed-${customerId}@example.com`;
    const body = { firstName: "Grace", lastName: "Hopper", phoneHome: "+44 20 7946 0000", email: login, login };
    await fixture().pass(10);
    const changed = await call(updateCustomer, { params: own(customerId), query, body }, bearer(tokens));
    expect(changed).toMatchObject({ ...body, lastModified: (await fixture().now()).toISOString() });
    await authenticate(connect(), { login, password: "correct horse 1" });
  });

  it("does not give a customer another customer's login", async () => {
    const [mine, theirs] = [await registerAndLogin(connect()), await registerAndLogin(connect())];
    const body = { login: theirs.credentials.login, firstName: "Changed" };
    await expect(
      call(updateCustomer, { params: own(mine.customerId), query, body }, bearer(mine.tokens)),
    ).rejects.toMatchObject({ ...problem(400, "login-already-in-use"), message: "the login is already in use" });
    const input = { params: own(mine.customerId), query };
    expect((await call(getCustomer, input, bearer(mine.tokens))).firstName).toBe("Ada");
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["a list", "[]"],
    ["null", "null"],
    ["an id of another system", '{"c_sapCdcId":"1"}'],
    ["the stripe id", '{"c_stripeCustomerId":"cus_1"}'],
    ["a customer id", '{"customerId":"1"}'],
    ["a number for a name", '{"firstName":1}'],
    ["an empty name", '{"firstName":""}'],
    ["a name of 101 letters", JSON.stringify({ firstName: "a".repeat(101) })],
    ["a NUL", '{"firstName":"a\\u0000b"}'],
    ["no e-mail address", '{"email":"x"}'],
    ["a password", '{"password":"correct horse 3"}'],
    ["a megabyte", JSON.stringify({ firstName: "a".repeat(1_000_000) })],
  ])("does not update a customer with %s", async (_, body) => {
    const { customerId, tokens } = await signInNewCustomer(connect(), fixture());
    const response = await raw("PATCH", `/${customerId}?siteId=VCS`, { body, token: tokens.access_token });
    expect(response.status).toBe(body.length > 65_536 ? 413 : 400);
    const text = expect.stringMatching(/./);
    expect(await response.json()).toMatchObject({ title: text, type: text, detail: text });
    const input = { params: own(customerId), query };
    expect((await call(getCustomer, input, bearer(tokens))).firstName).toBe("Ada");
  });

  it("lists ten orders at a time by default", async () => {
    const { customerId, tokens } = await signInNewCustomer(connect(), fixture());
    const data = [{ orderNo: "0001", customerId, siteId: "VCS" }];
    const input = { params: own(customerId), query };
    expect(await call(getCustomerOrders, input, bearer(tokens))).toEqual({ data, limit: 10, offset: 0, total: 1 });
    const page = { params: own(customerId), query: { ...query, offset: 20, limit: 5 } };
    expect(await call(getCustomerOrders, page, bearer(tokens))).toEqual({ data, limit: 5, offset: 20, total: 1 });
  });

  it.each(["offset=-1", "limit=0", "limit=201", "limit=1e9", "limit=a", "offset=1.5", "limit=1&limit=2"])(
    "does not list orders with %s",
    async (wrong) => {
      const { customer_id, access_token } = await loginGuest(connect());
      const path = `/${customer_id}/orders?siteId=VCS&${wrong}`;
      expect((await raw("GET", path, { token: access_token })).status).toBe(400);
    },
  );

  it("deletes expired codes and keeps valid tokens", async () => {
    const guest = await loginGuest(connect());
    const count = () => fixture().rows("select count(*)::int as codes from commerce.authorization_codes");
    expect((await count())[0]!.codes).toBeGreaterThan(0);
    await fixture().pass(2 * 86_400);
    await fixture().sweep();
    expect((await count())[0]!.codes).toBe(0);
    const refresh = { params, body: refreshForm(guest.refresh_token) };
    await createSlasClient(connect())(getAccessToken, refresh);
  });
});
