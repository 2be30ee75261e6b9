import { expect, it } from "vitest";
import { describeContract } from "../../../../test/describe-contract.ts";
import { createSlasClient, getAccessToken } from "../../../../contracts/commerce/slas.ts";
import {
  authorizeGuest,
  bearer,
  clientId,
  codeForm,
  newPkce,
  organizationId,
  params,
  prepareShopper,
  readRedirect,
  redirectUri,
  refreshForm,
} from "../../../../test/shopper-fixture.ts";

const path = `/shopper/auth/v1/organizations/${organizationId}/oauth2`;

describeContract("authorization codes", prepareShopper, (connect, fixture) => {
  const call: ReturnType<typeof createSlasClient> = (endpoint, input, options) =>
    createSlasClient(connect())(endpoint, input, options);

  const refused = (status: number, message: string) => ({ name: "Fault", kind: "refused", status, message });

  const refresh = (token: string, siteId?: string) =>
    call(getAccessToken, { params, body: refreshForm(token, siteId) });

  const isUsable = async (tokens: { access_token: string }) => {
    const { baseUrl, fetch } = connect();
    const request = new Request(`${baseUrl}/s/VCS/dw/shop/v22_10/sessions`, { method: "POST", ...bearer(tokens) });
    return (await fetch(request)).status === 204;
  };

  it("sends the code to the allowed address with status 303 and the state of the request", async () => {
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
    ["an unknown client", { client_id: "unknown" }, 401],
    ["an unknown site", { channel_id: "nope" }, 400],
    ["a hint other than guest", { hint: "forgerock" }, 400],
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

  it("redeems a code once and revokes its session when it is used again later", async () => {
    const body = codeForm(await authorizeGuest(connect()));
    const tokens = await call(getAccessToken, { params, body });
    await fixture().pass(5);
    await expect(call(getAccessToken, { params, body })).rejects.toMatchObject(refused(400, "invalid code"));
    expect(await isUsable(tokens)).toBe(false);
    await expect(refresh(tokens.refresh_token)).rejects.toMatchObject(refused(400, "invalid refresh_token"));
  });

  it("accepts one of two simultaneous redemptions, and keeps its session", async () => {
    const body = codeForm(await authorizeGuest(connect()));
    const tries = await Promise.allSettled([1, 2].map(() => call(getAccessToken, { params, body })));
    const won = tries.filter((one) => one.status === "fulfilled");
    expect(won).toHaveLength(1);
    expect(await isUsable(won[0]!.value)).toBe(true);
  });

  it.each([
    ["another verifier", () => ({ code_verifier: newPkce().verifier })],
    ["another client", () => ({ client_id: "other" })],
    ["another address", () => ({ redirect_uri: "http://shop.invalid/other" })],
    ["another site", () => ({ channel_id: "VCSJ" })],
    ["another usid", () => ({ usid: "another-usid" })],
    ["a code that was never issued", () => ({ code: "made-up" })],
  ])("refuses a code with %s, and invalidates it", async (_, wrong) => {
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

  it("accepts a code for 60 seconds", async () => {
    const [early, late] = [await authorizeGuest(connect()), await authorizeGuest(connect())];
    await fixture().pass(59);
    await call(getAccessToken, { params, body: codeForm(early) });
    await fixture().pass(1);
    await expect(call(getAccessToken, { params, body: codeForm(late) })).rejects.toMatchObject(
      refused(400, "invalid code"),
    );
  });
});
