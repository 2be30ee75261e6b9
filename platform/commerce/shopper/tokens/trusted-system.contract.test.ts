import { expect, it } from "vitest";
import { getCustomer } from "../../../../contracts/commerce/customers/customers.ts";
import { createScapiClient } from "../../../../contracts/commerce/scapi.ts";
import { createSlasClient, getAccessToken, getTrustedSystemAccessToken } from "../../../../contracts/commerce/slas.ts";
import { describeContract } from "../../../../test/describe-contract.ts";
import {
  basic,
  bearer,
  clientId,
  loginGuest,
  params,
  prepareShopper,
  refreshForm,
  registerAndLogin,
  trustedClient,
} from "../../../../test/shopper-fixture.ts";
import type { Identity } from "../shopper-deps.ts";

let people = 0;
function newIdentity(): Identity {
  people += 1;
  const id = `subject-${people}`;
  return {
    subject: id,
    email: `${id}@example.com`,
    firstName: "Jo",
    lastName: "Doe",
    crmId: `crm-${id}`,
    cdcId: `cdc-${id}`,
  };
}

describeContract("sign-in through the shop's server", prepareShopper, (connect, fixture) => {
  const secretHeaders = basic(trustedClient.id, trustedClient.secret);
  const form = (idToken: string, more: Record<string, string> = {}) => ({
    grant_type: "client_credentials" as const,
    hint: "ts_ext_on_behalf_of" as const,
    idp_origin: "forgerock",
    id_token: idToken,
    client_id: clientId,
    channel_id: "VCS",
    ...more,
  });
  const exchange = (body: ReturnType<typeof form>, headers: Record<string, string> = secretHeaders) =>
    createSlasClient(connect())(getTrustedSystemAccessToken, { params, body }, { headers });
  const signIn = async (identity: Identity, more?: Record<string, string>) => {
    await fixture().registerIdToken(identity.subject, identity);
    return exchange(form(identity.subject, more));
  };
  const read = (tokens: { access_token: string; customer_id: string }, siteId = "VCS") =>
    createScapiClient(connect())(
      getCustomer,
      { params: { ...params, customerId: tokens.customer_id }, query: { siteId } },
      bearer(tokens),
    );

  it("creates a registered customer for an identity, with the ids of the other systems", async () => {
    const identity = newIdentity();
    const tokens = await signIn(identity);
    expect(tokens.id_token).not.toBe("");
    const customer = await read(tokens);
    expect(customer).toMatchObject({
      authType: "registered",
      email: identity.email,
      firstName: "Jo",
      c_forgerockId: identity.subject,
      c_sapCdcId: identity.cdcId,
      c_svcrmCustomerId: identity.crmId,
    });
    expect(customer).not.toHaveProperty("login");
    const refresh = refreshForm(tokens.refresh_token);
    const renewed = await createSlasClient(connect())(getAccessToken, { params, body: refresh });
    expect(renewed.customer_id).toBe(tokens.customer_id);
  });

  it("finds the same customer again and updates the provider's data", async () => {
    const identity = newIdentity();
    const first = await signIn(identity);
    const again = await signIn({ ...identity, email: "moved@example.com", firstName: "Joanna", cdcId: "cdc-new" });
    expect(again.customer_id).toBe(first.customer_id);
    const updated = { email: "moved@example.com", firstName: "Jo", c_sapCdcId: "cdc-new" };
    expect(await read(again)).toMatchObject(updated);
  });

  it("creates one customer for two simultaneous sign-ins", async () => {
    const identity = newIdentity();
    const both = await Promise.all([signIn(identity), signIn(identity)]);
    expect(both[0].customer_id).toBe(both[1].customer_id);
  });

  it("never links an identity to an account by its e-mail address", async () => {
    const { credentials, customerId } = await registerAndLogin(connect());
    const tokens = await signIn({ ...newIdentity(), email: credentials.login });
    expect(tokens.customer_id).not.toBe(customerId);
  });

  it("keeps the customers of the two makes separate", async () => {
    const identity = newIdentity();
    const [landRover, jaguar] = [await signIn(identity), await signIn(identity, { channel_id: "VCSJ" })];
    expect(jaguar.customer_id).not.toBe(landRover.customer_id);
    await read(jaguar, "VCSJ");
    await expect(read(jaguar, "VCS")).rejects.toMatchObject({ status: 401 });
  });

  it("keeps the guest's usid and revokes the guest's session", async () => {
    const guest = await loginGuest(connect());
    const tokens = await signIn(newIdentity(), { usid: guest.usid });
    expect(tokens.usid).toBe(guest.usid);
    const refresh = refreshForm(guest.refresh_token);
    await expect(createSlasClient(connect())(getAccessToken, { params, body: refresh })).rejects.toMatchObject({
      message: "invalid refresh_token",
    });
    expect((await signIn(newIdentity(), { usid: "planted" })).usid).not.toBe("planted");
  });

  it.each([
    ["without the secret", {}, 401],
    ["with a wrong secret", basic(trustedClient.id, "wrong"), 401],
    ["under another client's name", basic(clientId, trustedClient.secret), 401],
    ["with a bearer token", { authorization: "Bearer x" }, 401],
  ])("refuses a call %s", async (_, headers, status) => {
    const identity = newIdentity();
    await fixture().registerIdToken(identity.subject, identity);
    await expect(exchange(form(identity.subject), headers)).rejects.toMatchObject({
      status,
      message: "invalid client credentials",
    });
  });

  it.each([
    ["an id token the provider did not sign", form("forged"), { status: 401, message: "invalid id_token" }],
    ["an unknown client", form("forged", { client_id: "unknown" }), { status: 401, message: "invalid client_id" }],
    ["an unknown site", form("forged", { channel_id: "nope" }), { status: 400, message: "invalid channel_id" }],
  ])("refuses %s", async (_, body, refusal) => {
    await expect(exchange(body)).rejects.toMatchObject(refusal);
  });

  it.each([{ crmId: undefined }, { cdcId: undefined }, { crmId: "" }, { cdcId: "" }])(
    "refuses an identity with %o, which the other systems would not know",
    async (missing) => {
      const signedIn = signIn({ ...newIdentity(), ...missing });
      await expect(signedIn).rejects.toMatchObject({ status: 403, message: "No CRMID / SAP CDC found" });
    },
  );
});
