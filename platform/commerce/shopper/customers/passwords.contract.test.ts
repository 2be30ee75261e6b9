import { expect, it } from "vitest";
import { describeContract } from "../../../../test/describe-contract.ts";
import {
  getCustomer,
  getResetPasswordToken,
  resetPassword,
  updateCustomerPassword,
} from "../../../../contracts/commerce/customers/customers.ts";
import { createScapiClient } from "../../../../contracts/commerce/scapi.ts";
import { createSlasClient, getAccessToken } from "../../../../contracts/commerce/slas.ts";
import {
  authenticate,
  bearer,
  loginGuest,
  loginRegistered,
  organizationId,
  params,
  prepareShopper,
  refreshForm,
  registerAndLogin,
} from "../../../../test/shopper-fixture.ts";

const query = { siteId: "VCS" };
const base = `/customer/shopper-customers/v1/organizations/${organizationId}/customers`;

function problem(status: number, id: string) {
  return { name: "Fault", kind: "refused", status, type: expect.stringMatching(new RegExp(`/errors/${id}$`)) };
}

describeContract("passwords", prepareShopper, (connect, fixture) => {
  const call: ReturnType<typeof createScapiClient> = (endpoint, input, options) =>
    createScapiClient(connect())(endpoint, input, options);

  const own = (customerId: string) => ({ ...params, customerId });

  const raw = async (method: string, path: string, { body, token }: { body?: string; token?: string }) => {
    const { baseUrl, fetch } = connect();
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    return fetch(new Request(`${baseUrl}${base}${path}`, { method, headers, ...(body !== undefined && { body }) }));
  };

  it("never stores or shows a password", async () => {
    const { credentials, customerId } = await registerAndLogin(connect());
    const rows = await fixture().rows(
      `select to_jsonb(customers)::text as text from commerce.customers where id = '${customerId}'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.text).not.toContain(credentials.password);
  });

  it("changes a password and ends every session", async () => {
    const { customerId, credentials, tokens } = await registerAndLogin(connect());
    const other = await loginRegistered(connect(), credentials);
    const body = { currentPassword: credentials.password, password: "correct horse 2" };
    await call(updateCustomerPassword, { params: own(customerId), query, body }, bearer(tokens));
    const letters = await fixture().rows(
      `select kind as text from letters.outbox where recipient = '${credentials.login}' order by id`,
    );
    expect(letters.map(({ text }) => text)).toEqual(["password-changed"]);
    for (const ended of [tokens, other]) {
      await expect(call(getCustomer, { params: own(customerId), query }, bearer(ended))).rejects.toMatchObject(
        problem(401, "unauthorized"),
      );
      const refresh = { params, body: refreshForm(ended.refresh_token) };
      await expect(createSlasClient(connect())(getAccessToken, refresh)).rejects.toMatchObject({
        message: "invalid refresh_token",
      });
    }
    await expect(authenticate(connect(), credentials)).rejects.toMatchObject({ status: 401 });
    await loginRegistered(connect(), { ...credentials, password: body.password });
  });

  it("requires the current password for a new one", async () => {
    const { customerId, credentials, tokens } = await registerAndLogin(connect());
    const body = { currentPassword: "wrong horse 1", password: "correct horse 2" };
    await expect(
      call(updateCustomerPassword, { params: own(customerId), query, body }, bearer(tokens)),
    ).rejects.toMatchObject(problem(400, "invalid-current-password"));
    const text = JSON.stringify({ password: "correct horse 2" });
    const response = await raw("PUT", `/${customerId}/password?siteId=VCS`, { body: text, token: tokens.access_token });
    expect(response.status).toBe(400);
    await loginRegistered(connect(), credentials);
  });

  it.each(["password1234", "Ada-Lovelace", "qwertyuiop"])(
    "refuses a password that is easy to guess: %s",
    async (easy) => {
      const { customerId, credentials, tokens } = await registerAndLogin(connect());
      const body = { currentPassword: credentials.password, password: easy };
      const change = call(updateCustomerPassword, { params: own(customerId), query, body }, bearer(tokens));
      await expect(change).rejects.toMatchObject(problem(400, "invalid-password"));
      const { login } = credentials;
      await call(getResetPasswordToken, { params, query, body: { login } }, bearer(tokens));
      const { resetToken = "" } = (await fixture().runMails()).find(({ email }) => email === login) ?? {};
      const use = (newPassword: string) =>
        call(resetPassword, { params, query, body: { login, resetToken, newPassword } }, bearer(tokens));
      await expect(use(easy)).rejects.toMatchObject(problem(400, "invalid-password"));
      await loginRegistered(connect(), credentials);
      await use("correct horse 7");
    },
  );

  it("mails a reset token to the owner of a login, valid once and for 30 minutes", async () => {
    const { credentials, tokens } = await registerAndLogin(connect());
    const { login } = credentials;
    const requestReset = async (requestedLogin: string) => {
      await call(getResetPasswordToken, { params, query, body: { login: requestedLogin } }, bearer(tokens));
      return fixture().runMails();
    };
    const use = (resetToken: string, newPassword: string) =>
      call(resetPassword, { params, query, body: { login, resetToken, newPassword } }, bearer(tokens));
    const invalid = problem(400, "invalid-reset-token");
    expect(await requestReset("unknown-login@example.com")).toEqual([]);
    const [first] = await requestReset(login);
    expect(first).toMatchObject({ siteId: "VCS", email: login, firstName: "Ada" });
    await fixture().pass(30 * 60);
    const guest = await loginGuest(connect());
    tokens.access_token = guest.access_token;
    await expect(use(first!.resetToken, "correct horse 4")).rejects.toMatchObject(invalid);
    const [second] = await requestReset(login);
    const [third] = await requestReset(login);
    await expect(use(second!.resetToken, "correct horse 4")).rejects.toMatchObject(invalid);
    await use(third!.resetToken, "correct horse 4");
    await expect(use(third!.resetToken, "correct horse 5")).rejects.toMatchObject(invalid);
    await loginRegistered(connect(), { login, password: "correct horse 4" });
  });
});
