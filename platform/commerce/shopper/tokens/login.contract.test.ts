import { decodeJwt } from "jose";
import { expect, it } from "vitest";
import { describeContract } from "../../../../test/describe-contract.ts";
import { createSlasClient, getAccessToken } from "../../../../contracts/commerce/slas.ts";
import {
  authenticate,
  basic,
  bearer,
  clientId,
  loginGuest,
  loginRegistered,
  newPkce,
  organizationId,
  params,
  prepareShopper,
  redirectUri,
  refreshForm,
  registerAndLogin,
  signInNewCustomer,
} from "../../../../test/shopper-fixture.ts";

const path = `/shopper/auth/v1/organizations/${organizationId}/oauth2`;

describeContract("sign-in with a password", prepareShopper, (connect, fixture) => {
  const call: ReturnType<typeof createSlasClient> = (endpoint, input, options) =>
    createSlasClient(connect())(endpoint, input, options);

  const refresh = (token: string, siteId?: string) =>
    call(getAccessToken, { params, body: refreshForm(token, siteId) });

  const refused = (status: number, message: string) => ({ name: "Fault", kind: "refused", status, message });

  const isUsable = async (tokens: { access_token: string }) => {
    const { baseUrl, fetch } = connect();
    const request = new Request(`${baseUrl}/s/VCS/dw/shop/v22_10/sessions`, { method: "POST", ...bearer(tokens) });
    return (await fetch(request)).status === 204;
  };

  it("signs a customer in by e-mail and password, under the guest's usid", async () => {
    const { credentials, customerId } = await registerAndLogin(connect());
    const guest = await loginGuest(connect());
    const login = credentials.login.toUpperCase();
    const tokens = await loginRegistered(connect(), { ...credentials, login, usid: guest.usid });
    expect(tokens).toMatchObject({ customer_id: customerId, usid: guest.usid, expires_in: 1800 });
    expect(decodeJwt(tokens.id_token)).toMatchObject({ sub: customerId, aud: clientId });
    expect(tokens.enc_user_id).toMatch(/^[0-9a-f]{64}$/);
    const renewed = await refresh(tokens.refresh_token);
    expect(renewed).toMatchObject({ customer_id: customerId, enc_user_id: tokens.enc_user_id });
    expect(renewed.id_token).not.toBe("");
  });

  it("ends the guest's session when the guest signs in", async () => {
    const { credentials } = await registerAndLogin(connect());
    const guest = await loginGuest(connect());
    await loginRegistered(connect(), { ...credentials, usid: guest.usid });
    expect(await isUsable(guest)).toBe(false);
    await expect(refresh(guest.refresh_token)).rejects.toMatchObject(refused(400, "invalid refresh_token"));
  });

  it("does not take over a usid that was not issued for this site", async () => {
    const { credentials } = await registerAndLogin(connect());
    const jaguarGuest = await loginGuest(connect(), "VCSJ");
    for (const usid of ["planted", jaguarGuest.usid]) {
      expect((await authenticate(connect(), { ...credentials, usid })).usid).not.toBe(usid);
    }
  });

  it("refuses an id token or a forged token as access token", async () => {
    const { tokens } = await signInNewCustomer(connect(), fixture());
    const [head, body] = tokens.access_token.split(".");
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${body}.`;
    for (const access_token of [tokens.id_token, unsigned, `${head}.${body}.AAAA`, "x", tokens.refresh_token]) {
      expect(await isUsable({ access_token })).toBe(false);
    }
  });

  it.each([
    ["a wrong password", (login: string) => basic(login, "wrong horse 1")],
    ["an unknown login", () => basic("unknown@example.com", "correct horse 1")],
    ["no credentials", () => ({})],
    ["credentials without a colon", () => ({ authorization: `Basic ${btoa("unknown")}` })],
    ["a NUL in the login", () => basic("a\0b@example.com", "correct horse 1")],
    ["a bearer token", () => ({ authorization: "Bearer abc" })],
  ])("refuses %s with the same message", async (_, headers) => {
    const { credentials } = await registerAndLogin(connect());
    const form = {
      redirect_uri: redirectUri,
      client_id: clientId,
      channel_id: "VCS",
      code_challenge: newPkce().challenge,
    };
    const response = await post("login", new URLSearchParams(form).toString(), headers(credentials.login));
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ status_code: 401, message: "invalid credentials" });
  });

  it("signs a customer in only at their own site", async () => {
    const { credentials } = await registerAndLogin(connect());
    await expect(authenticate(connect(), credentials, "VCSJ")).rejects.toMatchObject(
      refused(401, "invalid credentials"),
    );
  });

  it.each([
    ["an empty body", ""],
    ["another grant", "grant_type=password&username=a&password=b"],
    ["a short verifier", "grant_type=authorization_code_pkce&code=a&code_verifier=b&client_id=storefront"],
    ["an unknown field", `${new URLSearchParams(refreshForm("x"))}&scope=admin`],
    ["an enormous body", `grant_type=${"a".repeat(1_000_000)}`],
  ])("refuses %s with its own fault document", async (_, text) => {
    const response = await post("token", text);
    expect(response.status).toBe(text.length > 65_536 ? 413 : 400);
    expect(await response.json()).toEqual({ status_code: response.status, message: expect.any(String) });
  });

  async function post(endpointName: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
    const { baseUrl, fetch } = connect();
    const type = { "content-type": "application/x-www-form-urlencoded" };
    const init = { method: "POST", body, headers: { ...type, ...headers }, redirect: "manual" } as const;
    return fetch(new Request(`${baseUrl}${path}/${endpointName}`, init));
  }
});
