import { expect, it } from "vitest";
import { describeContract } from "../../../../test/describe-contract.ts";
import { registerCustomer } from "../../../../contracts/commerce/customers/customers.ts";
import { createScapiClient } from "../../../../contracts/commerce/scapi.ts";
import {
  bearer,
  loginGuest,
  organizationId,
  params,
  prepareShopper,
  registerAndLogin,
} from "../../../../test/shopper-fixture.ts";

const query = { siteId: "VCS" };
const base = `/customer/shopper-customers/v1/organizations/${organizationId}/customers`;

function problem(status: number, id: string) {
  return { name: "Fault", kind: "refused", status, type: expect.stringMatching(new RegExp(`/errors/${id}$`)) };
}

describeContract("registration", prepareShopper, (connect) => {
  const call: ReturnType<typeof createScapiClient> = (endpoint, input, options) =>
    createScapiClient(connect())(endpoint, input, options);

  const raw = async (method: string, path: string, { body, token }: { body?: string; token?: string }) => {
    const { baseUrl, fetch } = connect();
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    return fetch(new Request(`${baseUrl}${base}${path}`, { method, headers, ...(body !== undefined && { body }) }));
  };

  it("refuses a login that is taken, with the message that shops match", async () => {
    const { credentials, guest } = await registerAndLogin(connect());
    const login = credentials.login.toUpperCase();
    const customer = { firstName: "A", lastName: "B", email: login, login };
    const body = { customer, password: "correct horse 1" };
    await expect(call(registerCustomer, { params, query, body }, bearer(guest))).rejects.toMatchObject({
      ...problem(400, "login-already-in-use"),
      message: "the login is already in use",
    });
    const jaguarGuest = await loginGuest(connect(), "VCSJ");
    await call(registerCustomer, { params, query: { siteId: "VCSJ" }, body }, bearer(jaguarGuest));
  });

  it("registers one of two simultaneous requests for the same login", async () => {
    const guest = await loginGuest(connect());
    const login = `both-${new URL(connect().baseUrl).hostname}@example.com`;
    const body = { customer: { firstName: "A", lastName: "B", email: login, login }, password: "correct horse 1" };
    const tries = await Promise.allSettled(
      [1, 2].map(() => call(registerCustomer, { params, query, body }, bearer(guest))),
    );
    expect(tries.filter((one) => one.status === "fulfilled")).toHaveLength(1);
  });

  it.each([
    ["a short password", { password: "short" }],
    ["a common password", { password: "password1234" }],
    ["a password of one's own address", { password: "n@example.com" }],
    ["no password", { password: undefined }],
    ["no name", { customer: { lastName: "B", email: "n@example.com", login: "n@example.com" } }],
    [
      "an id of another system",
      { customer: { firstName: "A", lastName: "B", email: "n@example.com", login: "n@example.com", c_sapCdcId: "1" } },
    ],
    ["an unknown field", { isAdmin: true }],
  ])("does not register with %s", async (_, wrong) => {
    const guest = await loginGuest(connect());
    const customer = { firstName: "A", lastName: "B", email: "n@example.com", login: "n@example.com" };
    const body = JSON.stringify({ customer, password: "correct horse 1", ...wrong });
    expect((await raw("POST", "?siteId=VCS", { body, token: guest.access_token })).status).toBe(400);
  });

  it("refuses an enormous registration", async () => {
    const response = await raw("POST", "?siteId=VCS", { body: "x".repeat(1_000_000) });
    expect(response.status).toBe(413);
  });

  it("refuses a registration without a token", async () => {
    const customer = { firstName: "A", lastName: "B", email: "n@example.com", login: "n@example.com" };
    const body = JSON.stringify({ customer, password: "correct horse 1" });
    expect((await raw("POST", "?siteId=VCS", { body })).status).toBe(401);
  });
});
