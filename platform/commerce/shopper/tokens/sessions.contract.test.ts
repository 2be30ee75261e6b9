import { decodeJwt } from "jose";
import { expect, it } from "vitest";
import { describeContract } from "../../../../test/describe-contract.ts";
import { createSlasClient, getAccessToken, logoutCustomer } from "../../../../contracts/commerce/slas.ts";
import {
  bearer,
  clientId,
  loginGuest,
  params,
  prepareShopper,
  refreshForm,
  signInNewCustomer,
} from "../../../../test/shopper-fixture.ts";

const day = 86_400;

describeContract("shopper sessions", prepareShopper, (connect, fixture) => {
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

  it("rotates a guest's refresh token and keeps the customer id", async () => {
    const first = await loginGuest(connect());
    const second = await refresh(first.refresh_token);
    expect(second).toMatchObject({ customer_id: first.customer_id, usid: first.usid, id_token: "" });
    expect(second.refresh_token).not.toBe(first.refresh_token);
    await refresh(second.refresh_token);
  });

  it("revokes the whole session when a rotated token is used again", async () => {
    const first = await loginGuest(connect());
    const second = await refresh(first.refresh_token);
    await fixture().pass(2);
    await expect(refresh(first.refresh_token)).rejects.toMatchObject(refused(400, "invalid refresh_token"));
    await expect(refresh(second.refresh_token)).rejects.toMatchObject(refused(400, "invalid refresh_token"));
    expect(await isUsable(second)).toBe(false);
  });

  it("accepts one of several concurrent refreshes, and keeps its session", async () => {
    const first = await loginGuest(connect());
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => refresh(first.refresh_token)));
    const won = tries.filter((one) => one.status === "fulfilled");
    const lost = tries.filter((one) => one.status === "rejected");
    expect(won).toHaveLength(1);
    for (const { reason } of lost) expect(reason).toMatchObject(refused(400, "invalid refresh_token"));
    await refresh(won[0]!.value.refresh_token);
  });

  it("expires a guest's refresh token after 30 days and a registered customer's after 90", async () => {
    const guest = await loginGuest(connect());
    const { tokens } = await signInNewCustomer(connect(), fixture());
    expect(tokens.refresh_token_expires_in).toBe(90 * day);
    await fixture().pass(30 * day);
    await expect(refresh(guest.refresh_token)).rejects.toMatchObject(refused(400, "EXPIRED_TOKEN"));
    await fixture().pass(60 * day - 1);
    const renewed = await refresh(tokens.refresh_token);
    await fixture().pass(90 * day);
    await expect(refresh(renewed.refresh_token)).rejects.toMatchObject(refused(400, "EXPIRED_TOKEN"));
  });

  it.each([
    ["an unknown token", () => "unknown", {}],
    ["another client's token", (token: string) => token, { client_id: "other" }],
    ["another site's token", (token: string) => token, { channel_id: "VCSJ" }],
  ])("does not refresh with %s", async (_, chooseToken, wrong) => {
    const guest = await loginGuest(connect());
    const body = { ...refreshForm(chooseToken(guest.refresh_token)), ...wrong };
    await expect(call(getAccessToken, { params, body })).rejects.toMatchObject(refused(400, "invalid refresh_token"));
    await refresh(guest.refresh_token);
  });

  it("accepts an access token for 1800 seconds", async () => {
    const guest = await loginGuest(connect());
    await fixture().pass(1799);
    expect(await isUsable(guest)).toBe(true);
    await fixture().pass(1);
    expect(await isUsable(guest)).toBe(false);
  });

  it("logs out and invalidates both tokens", async () => {
    const { tokens } = await signInNewCustomer(connect(), fixture());
    const query = { refresh_token: tokens.refresh_token, client_id: clientId, channel_id: "VCS" };
    await call(logoutCustomer, { params, query }, bearer(tokens));
    expect(await isUsable(tokens)).toBe(false);
    await expect(refresh(tokens.refresh_token)).rejects.toMatchObject(refused(400, "invalid refresh_token"));
  });

  it("does not log another shopper out", async () => {
    const [mine, theirs] = [await loginGuest(connect()), await loginGuest(connect())];
    const query = { refresh_token: theirs.refresh_token, client_id: clientId, channel_id: "VCS" };
    await expect(call(logoutCustomer, { params, query }, bearer(mine))).rejects.toMatchObject({ status: 400 });
    await expect(call(logoutCustomer, { params, query })).rejects.toMatchObject({ status: 401 });
    await refresh(theirs.refresh_token);
  });

  it("refuses another organization", async () => {
    const body = refreshForm("x");
    await expect(call(getAccessToken, { params: { organizationId: "other" }, body })).rejects.toMatchObject({
      status: 404,
    });
  });
});
