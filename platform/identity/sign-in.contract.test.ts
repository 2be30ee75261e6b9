import * as oidc from "openid-client";
import { expect, it } from "vitest";
import { identityClaims, scopes } from "../../contracts/identity/sign-in.ts";
import { describeContract } from "../../test/describe-contract.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { issuer, createFixture, openSignIn, visit } from "../../test/identity/fixture.ts";

const prepare = async () => createFixture(await openTestDatabase());
const callback = /^http:\/\/shop\.test\/callback\/VCS\?/;

describeContract("the OpenID provider", prepare, (connect) => {
  it("announces codes with S256 and nothing else", async () => {
    const { config } = await visit(connect());
    expect(config.serverMetadata()).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      end_session_endpoint: `${issuer}/log-out`,
      revocation_endpoint: `${issuer}/revoke`,
      response_types_supported: ["code"],
      code_challenge_methods_supported: ["S256"],
      grant_types_supported: ["authorization_code", "refresh_token"],
    });
    expect(config.serverMetadata().scopes_supported?.toSorted()).toEqual([...scopes].toSorted());
  });

  it("signs a customer in and puts the claims into the id token and the userinfo document", async () => {
    const shop = await visit(connect());
    const tokens = await shop.signIn("ada@example.com");
    const expected = {
      sub: "ada",
      email: "ada@example.com",
      email_verified: true,
      given_name: "ada",
      family_name: "Person",
      svcrm_customer_id: "crm-ada",
      sap_cdc_id: "cdc-ada",
    };
    expect(identityClaims.parse(tokens.claims())).toEqual(expected);
    expect(await oidc.fetchUserInfo(shop.config, tokens.access_token, "ada")).toEqual(expected);
    expect(shop.browser.cookies()).toContainEqual(expect.objectContaining({ name: "SSOSession", path: "/" }));
  });

  it.each([
    ["no-crm@example.com", "svcrm_customer_id", "sap_cdc_id"],
    ["no-cdc@example.com", "sap_cdc_id", "svcrm_customer_id"],
  ])("leaves out unknown claims of %s", async (email, absent, present) => {
    const claims = (await (await visit(connect())).signIn(email)).claims();
    expect(claims).not.toHaveProperty(absent);
    expect(claims).toHaveProperty(present);
  });

  it.each([
    ["openid", []],
    ["openid email", ["email", "email_verified"]],
    ["openid profile", ["family_name", "given_name"]],
    ["openid customer-person", ["sap_cdc_id", "svcrm_customer_id"]],
    ["openid customer person", ["sap_cdc_id", "svcrm_customer_id"]],
    ["openid vehicle-identity", ["sap_cdc_id", "svcrm_customer_id"]],
    ["openid auto-id", []],
  ])("limits the claims to the scope %s", async (scope, expected) => {
    const tokens = await (await visit(connect())).signIn("ada@example.com", { scope });
    const known = Object.keys(identityClaims.shape).filter((name) => name !== "sub");
    expect(known.filter((name) => name in (tokens.claims() ?? {})).sort()).toEqual(expected);
  });

  it("signs a browser in again without a password, in both shops", async () => {
    const shop = await visit(connect());
    await shop.signIn("ada@example.com");
    const again = await shop.authorize();
    expect(again.location?.searchParams.get("code")).toBeTruthy();
    const other = await visit(connect(), "VCSJ", shop.browser);
    const { location } = await other.authorize({ scope: "openid email" });
    expect((await other.exchange(location ?? new URL(issuer))).claims()).toMatchObject({ sub: "ada", aud: "VCSJ" });
  });

  it("responds to a silent sign-in without a page", async () => {
    const shop = await visit(connect());
    const before = await shop.authorize({ prompt: "none" });
    expect(before.location?.href).toMatch(callback);
    expect(before.location?.searchParams.get("error")).toBe("login_required");
    await shop.signIn("ada@example.com");
    const after = await shop.authorize({ prompt: "none" });
    expect((await shop.exchange(after.location ?? new URL(issuer))).claims()?.sub).toBe("ada");
  });

  it("rotates the refresh token with every use, and revokes all when an old one is used again", async () => {
    const { config, signIn } = await visit(connect());
    const first = await signIn("ada@example.com");
    const second = await oidc.refreshTokenGrant(config, first.refresh_token ?? "");
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.claims()).toMatchObject({ sub: "ada", svcrm_customer_id: "crm-ada" });
    const reuse = oidc.refreshTokenGrant(config, first.refresh_token ?? "");
    await expect(reuse).rejects.toMatchObject({ error: "invalid_grant" });
    const successor = oidc.refreshTokenGrant(config, second.refresh_token ?? "");
    await expect(successor).rejects.toMatchObject({ error: "invalid_grant" });
  });

  it("grants at most one of two simultaneous refreshes", async () => {
    const { config, signIn } = await visit(connect());
    const { refresh_token: token = "" } = await signIn("ada@example.com");
    const answers = await Promise.allSettled([1, 2].map(() => oidc.refreshTokenGrant(config, token)));
    expect(answers.filter(({ status }) => status === "fulfilled").length).toBeLessThan(2);
  });

  it("revokes a token on request", async () => {
    const { config, signIn } = await visit(connect());
    const { refresh_token: token = "" } = await signIn("ada@example.com");
    await oidc.tokenRevocation(config, token);
    await expect(oidc.refreshTokenGrant(config, token)).rejects.toMatchObject({ error: "invalid_grant" });
  });

  it("accepts a code once, and revokes its tokens when it is used again", async () => {
    const shop = await visit(connect());
    await shop.signIn("ada@example.com");
    const { location = new URL(issuer) } = await shop.authorize();
    const tokens = await shop.exchange(location);
    await expect(shop.exchange(location)).rejects.toMatchObject({ error: "invalid_grant" });
    const ask = oidc.fetchUserInfo(shop.config, tokens.access_token, "ada");
    await expect(ask).rejects.toMatchObject({ status: 401 });
  });

  it("accepts a code only with its verifier and for its own shop", async () => {
    const shop = await visit(connect());
    await shop.signIn("ada@example.com");
    const checks = { expectedState: "the-state", expectedNonce: "the-nonce" };
    const first = await shop.authorize();
    const guess = { ...checks, pkceCodeVerifier: oidc.randomPKCECodeVerifier() };
    const guessed = oidc.authorizationCodeGrant(shop.config, first.location ?? new URL(issuer), guess);
    await expect(guessed).rejects.toMatchObject({ error: "invalid_grant" });
    const other = await visit(connect(), "VCSJ");
    const second = await shop.authorize();
    const stolen = other.exchange(second.location ?? new URL(issuer));
    await expect(stolen).rejects.toMatchObject({ error: "invalid_grant" });
  });

  it.each([
    ["no PKCE", { code_challenge: "", code_challenge_method: "" }, "invalid_request"],
    ["plain PKCE", { code_challenge_method: "plain" }, "invalid_request"],
    ["a token instead of a code", { response_type: "token" }, "invalid_request"],
    ["an id token instead of a code", { response_type: "id_token" }, "invalid_request"],
    ["a response in the fragment", { response_mode: "fragment" }, "invalid_request"],
  ])("refuses %s and redirects to the shop with an error", async (_, parameters, error) => {
    const { location, body } = await (await visit(connect())).authorize(parameters);
    expect(body).not.toContain("<script");
    const answer = new URLSearchParams(location?.search || location?.hash.slice(1));
    expect(location?.href).toMatch(/^http:\/\/shop\.test\/callback\/VCS[?#]/);
    expect(answer.get("error")).toBe(error);
    expect(answer.get("code")).toBeNull();
  });

  it.each([
    ["a foreign address", { redirect_uri: "https://evil.example/callback" }],
    ["an address that begins like the shop's", { redirect_uri: "http://shop.test/callback/VCS.evil.example" }],
    ["the other shop's address", { redirect_uri: "http://shop.test/callback/VCSJ" }],
    ["an unknown shop", { client_id: "unknown" }],
    ["any address by script", { response_mode: "form_post" }],
    ["a shop's name with a NUL", { client_id: "VCS\0" }],
  ])("never redirects to %s", async (_, parameters) => {
    const page = await (await visit(connect())).authorize(parameters);
    expect(page.status).toBe(400);
    expect(page.location).toBeUndefined();
    expect(page.body).toContain("Something went wrong");
  });

  it("neither fails on strange characters nor repeats them", async () => {
    const shop = await visit(connect());
    const started = await shop.authorize({ state: "\0", locale: "\0", login_hint: '"><script>\0' });
    expect(started.status).toBe(303);
    const page = await openSignIn(shop.browser, started);
    expect(page.status).toBe(200);
    expect(page.body).not.toContain('"><script');
  });
});

describeContract("logging out", prepare, (connect) => {
  const leave = async (shop: Awaited<ReturnType<typeof visit>>, idToken: string) =>
    shop.browser.get(
      oidc.buildEndSessionUrl(shop.config, {
        id_token_hint: idToken,
        post_logout_redirect_uri: "http://shop.test/bye/VCS",
        state: "left",
        ui_locales: "de-DE",
      }),
    );

  it("asks for confirmation, ends the session and every token, and redirects to the shop", async () => {
    const shop = await visit(connect());
    const tokens = await shop.signIn("ada@example.com");
    const page = await leave(shop, tokens.id_token ?? "");
    expect(page.body).toContain("Abmelden?");
    expect(page.body).toContain('data-make="landrover"');
    const left = await shop.browser.submit(page, { logout: "yes" });
    expect(left.location?.href).toBe("http://shop.test/bye/VCS?state=left");
    expect(shop.browser.cookies().map(({ name }) => name)).not.toContain("SSOSession");
    const refresh = oidc.refreshTokenGrant(shop.config, tokens.refresh_token ?? "");
    await expect(refresh).rejects.toMatchObject({ error: "invalid_grant" });
    await expect(oidc.fetchUserInfo(shop.config, tokens.access_token, "ada")).rejects.toMatchObject({ status: 401 });
    expect((await shop.authorize({ prompt: "none" })).location?.searchParams.get("error")).toBe("login_required");
    expect((await shop.authorize()).location?.pathname).toMatch(/^\/identity\/sign-in\//);
  });

  it("continues with a button, not by script, when no session is left", async () => {
    const shop = await visit(connect());
    const tokens = await shop.signIn("ada@example.com");
    await shop.browser.submit(await leave(shop, tokens.id_token ?? ""), { logout: "yes" });
    const page = await leave(shop, tokens.id_token ?? "");
    expect(page.body).not.toContain("<script");
    const left = await shop.browser.submit(page, {});
    expect(left.location?.href).toBe("http://shop.test/bye/VCS?state=left");
  });

  it("keeps the session when the form is forged", async () => {
    const shop = await visit(connect());
    const tokens = await shop.signIn("ada@example.com");
    const page = await leave(shop, tokens.id_token ?? "");
    const forged = await shop.browser.submit(page, { logout: "yes", xsrf: "guess" });
    expect(forged.status).toBe(400);
    expect((await shop.authorize({ prompt: "none" })).location?.searchParams.get("code")).toBeTruthy();
  });

  it("never redirects to an address that is not the shop's", async () => {
    const shop = await visit(connect());
    const { id_token: hint = "" } = await shop.signIn("ada@example.com");
    const address = `${issuer}/log-out?id_token_hint=${hint}&post_logout_redirect_uri=https://evil.example/`;
    const page = await shop.browser.get(address);
    expect([page.status, page.location]).toEqual([400, undefined]);
  });

  it("changes accounts by a button, not by script", async () => {
    const shop = await visit(connect());
    await shop.signIn("ada@example.com");
    const form = await openSignIn(shop.browser, await shop.authorize({ prompt: "login" }));
    const accepted = await shop.browser.submit(form, { email: "victim@example.com", password: "a long enough secret" });
    const page = await shop.browser.get(accepted.location ?? "");
    expect(page.body).toContain("Changing accounts");
    expect(page.body).not.toContain("<script");
    const ended = await shop.browser.submit(page, {});
    const resumed = await shop.browser.get(ended.location ?? "");
    expect((await shop.exchange(resumed.location ?? new URL(issuer))).claims()?.sub).toBe("victim");
  });
});
