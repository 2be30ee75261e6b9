import { beforeAll, expect, it } from "vitest";
import { describeContract } from "../../test/describe-contract.ts";
import { clientId, organizationId, prepareShopper, redirectUri } from "../../test/shopper-fixture.ts";

/** The platform's own client library must work with the embedded service. */
describeContract("the official client", prepareShopper, (connect) => {
  // Imported here because only the test runner can load it.
  let sdk: typeof import("commerce-sdk-isomorphic");
  beforeAll(async () => {
    sdk = await import("commerce-sdk-isomorphic");
  });
  const configure = (accessToken?: string) => {
    const { baseUrl, fetch } = connect();
    const headers: Record<string, string> = accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` };
    return {
      proxy: baseUrl,
      parameters: { clientId, organizationId, shortCode: "short", siteId: "VCS" },
      // The code is in a redirect, which must not be followed.
      fetch: async (input: RequestInfo, init?: RequestInit) =>
        fetch(new Request(input, { ...init, redirect: "manual" })),
      throwOnBadResponse: true,
      headers,
    };
  };
  const slasClient = () => new sdk.ShopperLogin(configure());
  const loginGuest = () =>
    sdk.helpers.loginGuestUser({ slasClient: slasClient(), parameters: { redirectURI: redirectUri } });
  const customers = (accessToken: string) => new sdk.ShopperCustomers(configure(accessToken));

  let people = 0;
  const registerAndLogin = async () => {
    people += 1;
    const login = `official-${people}@example.com`;
    const guest = await loginGuest();
    const customer = { firstName: "Ada", lastName: "Lovelace", email: login, login };
    await customers(guest.access_token).registerCustomer({ body: { customer, password: "correct horse 1" } });
    const tokens = await sdk.helpers.loginRegisteredUserB2C({
      slasClient: slasClient(),
      credentials: { username: login, password: "correct horse 1" },
      parameters: { redirectURI: redirectUri, usid: guest.usid },
    });
    return { login, guest, tokens };
  };

  it("logs a guest in, refreshes and logs out", async () => {
    const guest = await loginGuest();
    expect(guest).toMatchObject({ id_token: "", expires_in: 1800 });
    const renewed = await sdk.helpers.refreshAccessToken({
      slasClient: slasClient(),
      parameters: { refreshToken: guest.refresh_token },
    });
    expect(renewed.customer_id).toBe(guest.customer_id);
    const { access_token: accessToken, refresh_token: refreshToken } = renewed;
    await sdk.helpers.logout({ slasClient: slasClient(), parameters: { accessToken, refreshToken } });
    await expect(
      sdk.helpers.refreshAccessToken({ slasClient: slasClient(), parameters: { refreshToken } }),
    ).rejects.toThrow("400");
  });

  it("registers a customer, signs them in under the guest's usid and reads them", async () => {
    const { login, guest, tokens } = await registerAndLogin();
    expect(tokens.usid).toBe(guest.usid);
    expect(tokens.id_token).not.toBe("");
    const parameters = { customerId: tokens.customer_id };
    const customer = await customers(tokens.access_token).getCustomer({ parameters });
    expect(customer).toMatchObject({ customerId: tokens.customer_id, login, authType: "registered" });
  });

  it("stores addresses and cards, and lists baskets and orders", async () => {
    const { tokens } = await registerAndLogin();
    const parameters = { customerId: tokens.customer_id };
    const client = customers(tokens.access_token);
    const names = { firstName: "Ada", lastName: "Lovelace" };
    const address = { ...names, addressId: "home", address1: "A", city: "B", postalCode: "C", countryCode: "GB" };
    await client.createCustomerAddress({ parameters, body: address });
    const addressParameters = { ...parameters, addressName: "home" };
    await client.updateCustomerAddress({ parameters: addressParameters, body: { ...address, preferred: true } });
    const card = {
      holder: "A",
      cardType: "Visa",
      number: "4111111111111111",
      issueNumber: "",
      validFromMonth: 1,
      validFromYear: 2025,
      expirationMonth: 1,
      expirationYear: 2030,
    };
    const body = { paymentMethodId: "CREDIT_CARD", paymentCard: card };
    const { paymentInstrumentId = "" } = await client.createCustomerPaymentInstrument({ parameters, body });
    expect(await client.getCustomer({ parameters })).toMatchObject({
      addresses: [{ addressId: "home", preferred: true }],
      paymentInstruments: [{ paymentInstrumentId }],
    });
    await client.deleteCustomerPaymentInstrument({ parameters: { ...parameters, paymentInstrumentId } });
    await client.removeCustomerAddress({ parameters: addressParameters });
    expect(await client.getCustomer({ parameters })).toMatchObject({ addresses: [], paymentInstruments: [] });
    expect(await client.getCustomerOrders({ parameters })).toMatchObject({ limit: 10, offset: 0, total: 1 });
  });

  it("reads our problem document", async () => {
    const guest = await loginGuest();
    const parameters = { customerId: guest.customer_id };
    const read = customers(guest.access_token).getCustomer({ parameters });
    await expect(read).rejects.toMatchObject({ response: { status: 404 } });
  });
});
