import type { Context } from "hono";
import { expect, it } from "vitest";
import {
  getResetPasswordToken,
  registerCustomer,
  resetPassword,
  updateCustomerPassword,
} from "../../../contracts/commerce/customers/customers.ts";
import type { Connection } from "../../../contracts/client.ts";
import { createScapiClient } from "../../../contracts/commerce/scapi.ts";
import { createSlasClient, getAccessToken } from "../../../contracts/commerce/slas.ts";
import { describeContract } from "../../../test/describe-contract.ts";
import {
  authenticate,
  basic,
  bearer,
  clientId,
  loginGuest,
  newPkce,
  organizationId,
  params,
  prepareShopper,
  redirectUri,
  refreshForm,
  registerAndLogin,
  signInNewCustomer,
} from "../../../test/shopper-fixture.ts";
import { attemptLimits } from "./attempts.ts";

const callerOf = (context: Context) => context.req.header("x-test-caller");
const prepare = () => prepareShopper({ callerOf });

describeContract("limits of attempts", prepare, (connect, fixture) => {
  const query = { siteId: "VCS" };
  const times = (count: number) => Array.from({ length: count }, (_, index) => index);
  const tooMany = { status: 429 };

  it("stops guesses at a password, even the right one, until the time has passed", async () => {
    const { credentials } = await registerAndLogin(connect());
    const wrong = { ...credentials, password: "wrong horse 1" };
    for (const _ of times(attemptLimits.login.limit)) {
      await expect(authenticate(connect(), wrong)).rejects.toMatchObject({ status: 401 });
    }
    await expect(authenticate(connect(), credentials)).rejects.toMatchObject(tooMany);
    await fixture().pass(attemptLimits.login.seconds);
    await authenticate(connect(), credentials);
  });

  it("stops guesses from one address, but not the customer at another", async () => {
    const { credentials } = await registerAndLogin(connect());
    const from = (caller: string): Connection => ({
      ...connect(),
      fetch: (request) => {
        const headers = new Headers(request.headers);
        headers.set("x-test-caller", caller);
        return connect().fetch(new Request(request, { headers }));
      },
    });
    const wrong = { ...credentials, password: "wrong horse 1" };
    for (const _ of times(attemptLimits.loginFrom.limit)) {
      await expect(authenticate(from("203.0.113.7"), wrong)).rejects.toMatchObject({ status: 401 });
    }
    await expect(authenticate(from("203.0.113.7"), credentials)).rejects.toMatchObject(tooMany);
    await authenticate(from("203.0.113.8"), credentials);
  });

  it("responds with the seconds to wait", async () => {
    const form = {
      redirect_uri: redirectUri,
      client_id: clientId,
      channel_id: "VCS",
      code_challenge: newPkce().challenge,
    };
    const login = "stranger@example.com";
    const subject = `VCS:${login}`;
    const { limit, seconds } = attemptLimits.login;
    await fixture().countAttempts({ attemptLimit: attemptLimits.login, subject }, limit);
    await fixture().pass(100);
    const { baseUrl, fetch } = connect();
    const response = await fetch(
      new Request(`${baseUrl}/shopper/auth/v1/organizations/${organizationId}/oauth2/login`, {
        method: "POST",
        body: new URLSearchParams(form),
        headers: basic(login.toUpperCase(), "x"),
        redirect: "manual",
      }),
    );
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe(String(seconds - 100));
    expect(await response.json()).toEqual({ status_code: 429, message: "too many attempts" });
  });

  it("counts simultaneous guesses", async () => {
    const waits = await fixture().countAttempts(
      { attemptLimit: attemptLimits.login, subject: "all at once" },
      attemptLimits.login.limit + 5,
    );
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(attemptLimits.login.limit);
  });

  it("clears the failures after a successful sign-in", async () => {
    const { credentials } = await registerAndLogin(connect());
    for (const _ of times(2)) {
      for (const _ of times(4)) {
        await expect(authenticate(connect(), { ...credentials, password: "wrong" })).rejects.toMatchObject({
          status: 401,
        });
      }
      await authenticate(connect(), credentials);
    }
    const attempt = { attemptLimit: attemptLimits.login, subject: `VCS:${credentials.login}` };
    const waits = await fixture().countAttempts(attempt, attemptLimits.login.limit);
    expect(waits.every((wait) => wait === undefined)).toBe(true);
  });

  it("stops a client that repeats one bad token", async () => {
    const call = createSlasClient(connect());
    const body = refreshForm(`hammered-${connect().baseUrl}`);
    for (const _ of times(attemptLimits.token.limit)) {
      await expect(call(getAccessToken, { params, body })).rejects.toMatchObject({ status: 400 });
    }
    await expect(call(getAccessToken, { params, body })).rejects.toMatchObject(tooMany);
    await fixture().pass(attemptLimits.token.seconds);
    await expect(call(getAccessToken, { params, body })).rejects.toMatchObject({ status: 400 });
  });

  it("stops one address that tries many tokens, and no other", async () => {
    const call = createSlasClient(connect());
    const tryToken = (index: number, caller: string) => {
      const body = refreshForm(`guess-${index}`);
      return call(getAccessToken, { params, body }, { headers: { "x-test-caller": caller } });
    };
    for (const index of times(attemptLimits.caller.limit)) {
      await expect(tryToken(index, "a")).rejects.toMatchObject({ status: 400 });
    }
    await expect(tryToken(1000, "a")).rejects.toMatchObject(tooMany);
    await expect(tryToken(1000, "b")).rejects.toMatchObject({ status: 400 });
  });

  it("stops reset mails to one login, whether it exists or not", async () => {
    const { credentials } = await registerAndLogin(connect());
    const call = createScapiClient(connect());
    const guest = await loginGuest(connect());
    for (const login of [credentials.login, "unknown-login@example.com"]) {
      const input = { params, query, body: { login } };
      for (const _ of times(attemptLimits.reset.limit)) {
        const expected = { login, email: login, expiresInMinutes: 30 };
        expect(await call(getResetPasswordToken, input, bearer(guest))).toEqual(expected);
      }
      await expect(call(getResetPasswordToken, input, bearer(guest))).rejects.toMatchObject(tooMany);
    }
  });

  it("stops guesses at a reset token, at a current password, and repeated registrations", async () => {
    const call = createScapiClient(connect());
    const { customerId, tokens } = await signInNewCustomer(connect(), fixture());
    const use = (attemptLimit: (typeof attemptLimits)[keyof typeof attemptLimits], subject: string) =>
      fixture().countAttempts({ attemptLimit, subject }, attemptLimit.limit);
    await use(attemptLimits.resetUse, "VCS:a@example.com");
    await use(attemptLimits.password, customerId);
    await use(attemptLimits.registration, customerId);
    const reset = { login: "a@example.com", resetToken: "a".repeat(43), newPassword: "correct horse 2" };
    await expect(call(resetPassword, { params, query, body: reset }, bearer(tokens))).rejects.toMatchObject(tooMany);
    const change = { currentPassword: "a", password: "correct horse 2" };
    const own = { ...params, customerId };
    await expect(
      call(updateCustomerPassword, { params: own, query, body: change }, bearer(tokens)),
    ).rejects.toMatchObject(tooMany);
    const customer = { firstName: "A", lastName: "B", email: "a@example.com", login: "a@example.com" };
    await expect(
      call(registerCustomer, { params, query, body: { customer, password: "correct horse 1" } }, bearer(tokens)),
    ).rejects.toMatchObject(tooMany);
  });
});
