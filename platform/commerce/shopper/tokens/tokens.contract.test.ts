import { decodeJwt } from "jose";
import { expect, it } from "vitest";
import { createSession } from "../../../../contracts/commerce/sessions.ts";
import { createOcapiClient } from "../../../../contracts/commerce/ocapi.ts";
import { getCustomer } from "../../../../contracts/commerce/customers.ts";
import { createScapiClient } from "../../../../contracts/commerce/scapi.ts";
import { createSlasClient, getAccessToken, logoutCustomer } from "../../../../contracts/commerce/slas.ts";
import { describeWire } from "../../../../test/describe-wire.ts";
import {
  authenticate,
  authorizeGuest,
  basic,
  bearer,
  clientId,
  codeForm,
  loginGuest,
  loginRegistered,
  newPkce,
  organizationId,
  params,
  prepareShopper,
  readRedirect,
  redirectUri,
  refreshForm,
  registerAndLogin,
  type ShopperGround,
} from "../../../../test/shopper-ground.ts";
import { findPreviousGuest } from "./shopper-sessions.ts";

let ground: ShopperGround;
const prepare = async () => (ground = await prepareShopper());

const path = `/shopper/auth/v1/organizations/${organizationId}/oauth2`;
const day = 86_400;

describeWire("shopper tokens", prepare, (connect) => {
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

  it("logs a guest in", async () => {
    const tokens = await loginGuest(connect());
    expect(tokens).toMatchObject({
      id_token: "",
      enc_user_id: "",
      idp_access_token: "",
      expires_in: 1800,
      refresh_token_expires_in: 30 * day,
      token_type: "BEARER",
    });
    const { iat, exp, sub } = decodeJwt(tokens.access_token);
    expect(sub).toBe(tokens.customer_id);
    expect(Number(exp) - Number(iat)).toBe(1800);
  });

  it("sends the code to the allowed address with status 303 and the state it was given", async () => {
    const { baseUrl, fetch } = connect();
    const query = new URLSearchParams({
      redirect_uri: redirectUri,
      client_id: clientId,
      channel_id: "VCS",
      code_challenge: newPkce().challenge,
      response_type: "code",
      hint: "guest",
      state: "a&b",
    });
    const response = await fetch(new Request(`${baseUrl}${path}/authorize?${query}`, { redirect: "manual" }));
    expect(response.status).toBe(303);
    const address = response.headers.get("location") ?? "";
    expect(address.startsWith(`${redirectUri}?`)).toBe(true);
    expect(readRedirect(address)).toEqual({
      code: expect.stringMatching(/./),
      usid: expect.stringMatching(/./),
      state: "a&b",
    });
  });

  it.each([
    ["a foreign redirect_uri", { redirect_uri: "http://evil.invalid/callback" }, 400],
    ["a redirect_uri that only begins like an allowed one", { redirect_uri: `${redirectUri}.evil.invalid` }, 400],
    ["an unknown client", { client_id: "nobody" }, 401],
    ["an unknown site", { channel_id: "nope" }, 400],
    ["a hint that is no guest", { hint: "forgerock" }, 400],
    ["a plain challenge", { code_challenge_method: "plain" }, 400],
    ["a short challenge", { code_challenge: "abc" }, 400],
    ["an implicit response", { response_type: "token" }, 400],
    ["a NUL in the site", { channel_id: "VCS\0" }, 400],
  ])("does not authorize %s", async (_, wrong, status) => {
    const { baseUrl, fetch } = connect();
    const good = {
      redirect_uri: redirectUri,
      client_id: clientId,
      channel_id: "VCS",
      code_challenge: newPkce().challenge,
      response_type: "code",
      hint: "guest",
    };
    const query = new URLSearchParams({ ...good, ...wrong });
    const response = await fetch(new Request(`${baseUrl}${path}/authorize?${query}`, { redirect: "manual" }));
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ status_code: status, message: expect.any(String) });
  });

  it("redeems a code once and ends the session when it is shown again later", async () => {
    const body = codeForm(await authorizeGuest(connect()));
    const tokens = await call(getAccessToken, { params, body });
    ground.clock.pass(5);
    await expect(call(getAccessToken, { params, body })).rejects.toMatchObject(refused(400, "invalid code"));
    expect(await isUsable(tokens)).toBe(false);
    await expect(refresh(tokens.refresh_token)).rejects.toMatchObject(refused(400, "invalid refresh_token"));
  });

  it("lets one of two redeem a code at the same moment, and its session lives", async () => {
    const body = codeForm(await authorizeGuest(connect()));
    const tries = await Promise.allSettled([1, 2].map(() => call(getAccessToken, { params, body })));
    const won = tries.filter((one) => one.status === "fulfilled");
    expect(won).toHaveLength(1);
    expect(await isUsable(won[0]!.value)).toBe(true);
  });

  it.each([
    ["another verifier", () => ({ code_verifier: newPkce().verifier })],
    ["another client", () => ({ client_id: "other" })],
    ["another address", () => ({ redirect_uri: "http://shop.invalid/elsewhere" })],
    ["another site", () => ({ channel_id: "VCSJ" })],
    ["another usid", () => ({ usid: "somebody-else" })],
    ["a code nobody gave out", () => ({ code: "made-up" })],
  ])("refuses a code with %s, and the code is spent", async (_, wrong) => {
    const body = codeForm(await authorizeGuest(connect()));
    await expect(call(getAccessToken, { params, body: { ...body, ...wrong() } })).rejects.toMatchObject(
      refused(400, "invalid code"),
    );
    if ("code" in wrong()) return;
    await expect(call(getAccessToken, { params, body })).rejects.toMatchObject(refused(400, "invalid code"));
  });

  it("refuses a code that belongs to another guest's verifier", async () => {
    const [mine, theirs] = [await authorizeGuest(connect()), await authorizeGuest(connect())];
    const body = { ...codeForm(mine), code: theirs.code, usid: theirs.usid };
    await expect(call(getAccessToken, { params, body })).rejects.toMatchObject(refused(400, "invalid code"));
  });

  it("takes a code for 60 seconds", async () => {
    const [early, late] = [await authorizeGuest(connect()), await authorizeGuest(connect())];
    ground.clock.pass(59);
    await call(getAccessToken, { params, body: codeForm(early) });
    ground.clock.pass(1);
    await expect(call(getAccessToken, { params, body: codeForm(late) })).rejects.toMatchObject(
      refused(400, "invalid code"),
    );
  });

  it("rotates a guest's refresh token and keeps the guest", async () => {
    const first = await loginGuest(connect());
    const second = await refresh(first.refresh_token);
    expect(second).toMatchObject({ customer_id: first.customer_id, usid: first.usid, id_token: "" });
    expect(second.refresh_token).not.toBe(first.refresh_token);
    await refresh(second.refresh_token);
  });

  it("ends the whole session when a rotated token comes back", async () => {
    const first = await loginGuest(connect());
    const second = await refresh(first.refresh_token);
    ground.clock.pass(2);
    await expect(refresh(first.refresh_token)).rejects.toMatchObject(refused(400, "invalid refresh_token"));
    await expect(refresh(second.refresh_token)).rejects.toMatchObject(refused(400, "invalid refresh_token"));
    expect(await isUsable(second)).toBe(false);
  });

  it("lets one of several concurrent refreshes win, and the winner goes on", async () => {
    const first = await loginGuest(connect());
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => refresh(first.refresh_token)));
    const won = tries.filter((one) => one.status === "fulfilled");
    const lost = tries.filter((one) => one.status === "rejected");
    expect(won).toHaveLength(1);
    for (const { reason } of lost) expect(reason).toMatchObject(refused(400, "invalid refresh_token"));
    await refresh(won[0]!.value.refresh_token);
  });

  it("ends a guest's refresh token after 30 days and a registered customer's after 90", async () => {
    const guest = await loginGuest(connect());
    const { tokens } = await registerAndLogin(connect());
    expect(tokens.refresh_token_expires_in).toBe(90 * day);
    ground.clock.pass(30 * day);
    await expect(refresh(guest.refresh_token)).rejects.toMatchObject(refused(400, "EXPIRED_TOKEN"));
    ground.clock.pass(60 * day - 1);
    const renewed = await refresh(tokens.refresh_token);
    ground.clock.pass(90 * day);
    await expect(refresh(renewed.refresh_token)).rejects.toMatchObject(refused(400, "EXPIRED_TOKEN"));
  });

  it.each([
    ["an unknown token", () => "unknown", {}],
    ["another client's token", (token: string) => token, { client_id: "other" }],
    ["another site's token", (token: string) => token, { channel_id: "VCSJ" }],
  ])("does not refresh with %s", async (_, shown, wrong) => {
    const guest = await loginGuest(connect());
    const body = { ...refreshForm(shown(guest.refresh_token)), ...wrong };
    await expect(call(getAccessToken, { params, body })).rejects.toMatchObject(refused(400, "invalid refresh_token"));
    await refresh(guest.refresh_token);
  });

  it("takes an access token for 1800 seconds", async () => {
    const guest = await loginGuest(connect());
    ground.clock.pass(1799);
    expect(await isUsable(guest)).toBe(true);
    ground.clock.pass(1);
    expect(await isUsable(guest)).toBe(false);
  });

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
    const key = { usid: guest.usid, siteId: "VCS" };
    expect(await findPreviousGuest(ground.database.queries, key)).toBe(guest.customer_id);
  });

  it("ends the guest's session when the guest signs in", async () => {
    const { credentials } = await registerAndLogin(connect());
    const guest = await loginGuest(connect());
    await loginRegistered(connect(), { ...credentials, usid: guest.usid });
    expect(await isUsable(guest)).toBe(false);
    await expect(refresh(guest.refresh_token)).rejects.toMatchObject(refused(400, "invalid refresh_token"));
  });

  it("does not take over a usid that nobody was given here", async () => {
    const { credentials } = await registerAndLogin(connect());
    const jaguarGuest = await loginGuest(connect(), "VCSJ");
    for (const usid of ["planted", jaguarGuest.usid]) {
      expect((await authenticate(connect(), { ...credentials, usid })).usid).not.toBe(usid);
    }
  });

  it("does not open anything with an id token or a forged token", async () => {
    const { tokens } = await registerAndLogin(connect());
    const [head, body] = tokens.access_token.split(".");
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${body}.`;
    for (const access_token of [tokens.id_token, unsigned, `${head}.${body}.AAAA`, "x", tokens.refresh_token]) {
      expect(await isUsable({ access_token })).toBe(false);
    }
  });

  it.each([
    ["a wrong password", (login: string) => basic(login, "wrong horse 1")],
    ["an unknown login", () => basic("nobody@example.com", "correct horse 1")],
    ["no credentials", () => ({})],
    ["credentials without a colon", () => ({ authorization: `Basic ${btoa("nobody")}` })],
    ["a NUL in the login", () => basic("a\0b@example.com", "correct horse 1")],
    ["a bearer token", () => ({ authorization: "Bearer abc" })],
  ])("does not sign in with %s, and says no more than that", async (_, headers) => {
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

  it("knows a customer of one site only there", async () => {
    const { credentials } = await registerAndLogin(connect());
    await expect(authenticate(connect(), credentials, "VCSJ")).rejects.toMatchObject(
      refused(401, "invalid credentials"),
    );
  });

  it("logs out: neither token is worth anything afterwards", async () => {
    const { tokens } = await registerAndLogin(connect());
    const query = { refresh_token: tokens.refresh_token, client_id: clientId, channel_id: "VCS" };
    await call(logoutCustomer, { params, query }, bearer(tokens));
    expect(await isUsable(tokens)).toBe(false);
    await expect(refresh(tokens.refresh_token)).rejects.toMatchObject(refused(400, "invalid refresh_token"));
  });

  it("does not log somebody else out", async () => {
    const [mine, theirs] = [await loginGuest(connect()), await loginGuest(connect())];
    const query = { refresh_token: theirs.refresh_token, client_id: clientId, channel_id: "VCS" };
    await expect(call(logoutCustomer, { params, query }, bearer(mine))).rejects.toMatchObject({ status: 400 });
    await expect(call(logoutCustomer, { params, query })).rejects.toMatchObject({ status: 401 });
    await refresh(theirs.refresh_token);
  });

  it.each([
    ["an empty body", ""],
    ["another grant", "grant_type=password&username=a&password=b"],
    ["a short verifier", "grant_type=authorization_code_pkce&code=a&code_verifier=b&client_id=storefront"],
    ["an unknown field", `${new URLSearchParams(refreshForm("x"))}&scope=admin`],
    ["an enormous body", `grant_type=${"a".repeat(1_000_000)}`],
  ])("answers %s in its own words", async (_, text) => {
    const response = await post("token", text);
    expect(response.status).toBe(text.length > 65_536 ? 413 : 400);
    expect(await response.json()).toEqual({ status_code: response.status, message: expect.any(String) });
  });

  it("does not know another organization", async () => {
    const body = refreshForm("x");
    await expect(call(getAccessToken, { params: { organizationId: "other" }, body })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("bridges a token to one storefront session", async () => {
    const tokens = await loginGuest(connect());
    const cookies = await Promise.all([1, 2].map(() => bridge(bearer(tokens).headers)));
    expect(cookies[0]).toMatch(/^dwsid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookies[1]).toBe(cookies[0]);
    expect(await bridge(bearer(await loginGuest(connect())).headers)).not.toBe(cookies[0]);
  });

  it.each([
    ["without a token", "VCS", false, "AuthorizationHeaderMissingException"],
    ["with another site's token", "VCSJ", true, "InvalidAccessTokenException"],
  ])("does not bridge %s", async (_, siteId, hasToken, type) => {
    const options = hasToken ? bearer(await loginGuest(connect())) : {};
    const bridged = createOcapiClient(connect())(createSession, { params: { siteId } }, options);
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

  async function post(where: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
    const { baseUrl, fetch } = connect();
    const type = { "content-type": "application/x-www-form-urlencoded" };
    const init = { method: "POST", body, headers: { ...type, ...headers }, redirect: "manual" } as const;
    return fetch(new Request(`${baseUrl}${path}/${where}`, init));
  }
});
