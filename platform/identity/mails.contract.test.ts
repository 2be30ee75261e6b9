import { beforeEach, expect, it } from "vitest";
import * as oidc from "openid-client";
import { describeContract } from "../../test/describe-contract.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import type { Page } from "../../test/identity/browser.ts";
import { enter, createFixture, openSignIn, password, visit } from "../../test/identity/fixture.ts";

let visitors = 0;
const prepare = async () => createFixture(await openTestDatabase());

const visibleText = (body: string) =>
  body.replaceAll(/sign-in\/[\w-]+|value="[^"]*"|[\w.-]+@example\.com/g, "…").replaceAll(/\s+/g, " ");
const newPassword = "another long secret";

describeContract("mails for passwords and accounts", prepare, (connect, fixture) => {
  beforeEach(() => fixture().comeFrom(`198.51.100.${++visitors}`));

  const submitForm = async (path: string, fields: Record<string, string>) => {
    const shop = await visit(connect());
    const page = await openSignIn(shop.browser, await shop.authorize());
    const form = await shop.browser.get(page.url.pathname + path);
    return { shop, page, answer: await shop.browser.submit(form, fields) };
  };
  const mailsTo = async (recipient: string) =>
    (await fixture().readMails()).filter((mail) => mail.recipient === recipient);
  const forget = (email: string) => submitForm("/forgotten-password", { email });
  const register = (email: string) => submitForm("/register", { email, given_name: "Grace", family_name: "Hopper" });

  it("lets the owner of the address choose a new password, once, and ends all sessions", async () => {
    const oldShop = await visit(connect());
    const tokens = await oldShop.signIn("victim@example.com");
    const { shop, answer } = await forget("Victim@Example.com ");
    expect(answer.status).toBe(200);
    const [mail] = await mailsTo("victim@example.com");
    expect(mail).toMatchObject({ kind: "password-reset", name: "victim", localeId: "en-GB" });
    const form = await shop.browser.get(mail!.link);
    expect(form.body).toContain('value="victim@example.com"');
    expect(form.body).toContain("signed out on every other device");
    const short = await shop.browser.submit(form, { password: "123456789" });
    expect(short.status).toBe(422);
    expect(short.body).toContain("Please use at least 10 characters.");
    const saved = await shop.browser.submit(form, { password: newPassword });
    const signIn = await openSignIn(shop.browser, saved);
    expect(signIn.body).toContain("Your password is saved.");
    expect((await shop.browser.submit(signIn, { email: "victim@example.com", password })).status).toBe(401);
    const callback = await enter(shop.browser, signIn, { email: "victim@example.com", password: newPassword });
    expect((await shop.exchange(callback)).claims()?.sub).toBe("victim");
    expect((await oldShop.authorize({ prompt: "none" })).location?.searchParams.get("error")).toBe("login_required");
    await expect(oidc.refreshTokenGrant(oldShop.config, tokens.refresh_token ?? "")).rejects.toThrow(
      oidc.ResponseBodyError,
    );
    expect((await shop.browser.get(mail!.link)).status).toBe(410);
    expect((await shop.browser.submit(form, { password: "a third long secret" })).status).toBe(410);
  });

  it("does not tell the owner of a new account about other devices", async () => {
    const email = `grace.new${++visitors}@example.com`;
    const { shop } = await register(email);
    const [mail] = await mailsTo(email);
    const form = await shop.browser.get(mail!.link);
    expect(form.body).toContain("This is the last step.");
    expect(form.body).not.toContain("other device");
    expect((await shop.browser.submit(form, { password: "short" })).body).not.toContain("other device");
  });

  it.each([
    ["a common one", "password1234"],
    ["keys beside each other", "qwertyuiop"],
    ["the person's own name", "GraceHopper1"],
  ])("refuses a password that is easy to guess: %s", async (_, guessable) => {
    const email = `grace.hopper${++visitors}@example.com`;
    const { shop } = await register(email);
    const form = await shop.browser.get((await mailsTo(email))[0]!.link);
    const refused = await shop.browser.submit(form, { password: guessable });
    expect(refused.status).toBe(422);
    expect(refused.body).toContain("This password is easy to guess.");
    expect((await shop.browser.submit(refused, { password: newPassword })).status).toBe(303);
  });

  it("creates an account only for the owner of the address", async () => {
    const email = `grace${++visitors}@example.com`;
    const { shop, answer } = await register(email);
    expect(answer.body).toContain(`We have sent an email to ${email}.`);
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ kind: "account-invitation", name: "Grace" });
    const form = await shop.browser.get(mail!.link);
    const signIn = await openSignIn(shop.browser, await shop.browser.submit(form, { password: newPassword }));
    const callback = await enter(shop.browser, signIn, { email, password: newPassword });
    const claims = (await shop.exchange(callback)).claims();
    expect(claims).toMatchObject({ email, email_verified: true, given_name: "Grace", family_name: "Hopper" });
    expect(claims?.svcrm_customer_id).toBe(`crm-${claims?.sub}`);
    expect(claims?.sap_cdc_id).toBe(`cdc-${claims?.sub}`);
  });

  it("can be finished in another browser", async () => {
    const email = `grace${++visitors}@example.com`;
    await register(email);
    const [mail] = await mailsTo(email);
    const phone = (await visit(connect())).browser;
    const saved = await phone.submit(await phone.get(mail!.link), { password: newPassword });
    const done = await phone.get(saved.location ?? "");
    expect([done.status, done.body.includes("Your password is saved")]).toEqual([200, true]);
    expect(done.body).toContain('href="http://shop.test/home/VCS"');
  });

  it.each([
    ["a forgotten password", forget],
    ["a new account", register],
  ])("responds to the request for %s alike whether there is an account or not", async (_, request) => {
    const known = await request("no-crm@example.com");
    const unknown = await request(`unknown${++visitors}@example.com`);
    expect(known.answer.status).toBe(200);
    expect([unknown.answer.status, visibleText(unknown.answer.body)]).toEqual([200, visibleText(known.answer.body)]);
  });

  it("sends no reset mail to an address without an account", async () => {
    await forget("stranger@example.com");
    expect(await mailsTo("stranger@example.com")).toEqual([]);
  });

  it("says only in the mail to its owner that the account exists already", async () => {
    await register("no-cdc@example.com");
    const [mail] = await mailsTo("no-cdc@example.com");
    expect(mail?.kind).toBe("account-exists");
  });

  it.each([
    { name: "a forgotten password", request: forget, email: "no-crm@example.com", seconds: 3600 },
    { name: "a new account", request: register, email: "late@example.com", seconds: 24 * 3600 },
  ])("lets the link for $name expire", async ({ request, email, seconds }) => {
    const { shop } = await request(email);
    const [mail] = await mailsTo(email);
    await fixture().wait(seconds - 1);
    expect((await shop.browser.get(mail!.link)).status).toBe(200);
    await fixture().wait(1);
    expect((await shop.browser.get(mail!.link)).status).toBe(410);
  });

  it("sends at most five mails an hour to one address, without showing the limit", async () => {
    const answers: Page[] = [];
    for (let n = 0; n < 7; n += 1) {
      await fixture().comeFrom(`203.0.113.${n}`);
      answers.push((await forget("ada@example.com")).answer);
    }
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200));
    expect(await mailsTo("ada@example.com")).toHaveLength(5);
  });

  it("stops a client that requests mails for many addresses", async () => {
    const { shop, page } = await forget("x@example.com");
    const form = await shop.browser.get(`${page.url.pathname}/forgotten-password`);
    const answers = [];
    for (let n = 0; n < 20; n += 1) answers.push(await shop.browser.submit(form, { email: `x${n}@example.com` }));
    expect(answers.findIndex(({ status }) => status === 429)).toBe(19);
    expect(answers.at(-1)?.headers.get("retry-after")).toBe("3600");
  });

  it.each([
    ["an empty form", "/register", { email: "", given_name: " ", family_name: "" }],
    ["a NUL in a name", "/register", { email: "a@example.com", given_name: "\0", family_name: "b" }],
    ["an endless name", "/register", { email: "a@example.com", given_name: "x".repeat(101), family_name: "b" }],
    ["no address", "/forgotten-password", { email: "" }],
    ["an unknown field", "/forgotten-password", { email: "a@example.com", sub: "ada" }],
  ])("refuses %s", async (_, path, fields) => {
    expect((await submitForm(path, fields)).answer.status).toBe(422);
  });

  it.each(["", "?token=", "?token=guess", "?token=%00"])("rejects the link %s", async (query) => {
    const { browser } = await visit(connect());
    expect((await browser.get(`/identity/choose-password${query}`)).status).toBe(410);
    const fields = Object.fromEntries(new URLSearchParams(query));
    expect((await browser.post("/identity/choose-password", fields)).status).toBe(410);
  });

  it("refuses a chosen password without the form's token", async () => {
    const { shop } = await register("csrf@example.com");
    const [mail] = await mailsTo("csrf@example.com");
    const form = await shop.browser.get(mail!.link);
    const refused = await shop.browser.submit(form, { password: newPassword, form_token: "guess" });
    expect(refused.status).toBe(403);
    expect((await shop.browser.get(mail!.link)).status).toBe(200);
  });

  it("leads from the sign-in page of a demonstration to the shop's mailbox", async () => {
    const { page, answer } = await register("shown@example.com");
    expect(page.body).toContain('href="/platform/mailbox"');
    expect(answer.body).toContain('href="/platform/mailbox"');
  });

  it("writes to the owner after a sign-in on a new device, but not after the first one", async () => {
    const email = "no-crm@example.com";
    const letters = async () => (await mailsTo(email)).filter(({ kind }) => kind === "new-sign-in");
    const laptop = await visit(connect());
    await laptop.signIn(email);
    expect(await letters()).toEqual([]);
    await laptop.signIn(email, { prompt: "login" });
    expect(await letters()).toEqual([]);
    const phone = await visit(connect(), "VCSJ");
    await phone.signIn(email, { locale: "de-DE" });
    const forgottenPage = "http://shop.test/identity/forgotten-password?brand=jaguar&locale=de-DE";
    expect(await letters()).toMatchObject([{ localeId: "de-DE", link: forgottenPage }]);
    await phone.signIn(email, { prompt: "login" });
    expect(await letters()).toHaveLength(1);
  });

  it("lets the reader of a letter choose a password without a pending sign-in, and opening its link changes nothing", async () => {
    const email = "victim@example.com";
    const reader = (await visit(connect())).browser;
    const page = await reader.get("/identity/forgotten-password?brand=jaguar&locale=de-DE");
    expect([page.status, page.body.includes("Passwort vergessen?")]).toEqual([200, true]);
    expect(page.body).toContain('href="http://shop.test/VCSJ/de-DE/sign-in"');
    const before = await mailsTo(email);
    const sent = await reader.submit(page, { email });
    expect([sent.status, sent.body.includes(email)]).toEqual([200, true]);
    const [mail, ...earlier] = await mailsTo(email);
    expect(earlier).toEqual(before);
    expect(mail).toMatchObject({ kind: "password-reset", localeId: "de-DE" });
    const chosen = await reader.submit(await reader.get(mail!.link), { password: "a fourth long secret" });
    expect(chosen.status).toBe(200);
    expect(chosen.body).toContain('href="http://shop.test/VCSJ/de-DE/sign-in"');
    expect((await reader.get(mail!.link)).status).toBe(410);
  });

  it("refuses the form of the letters without its token, and responds alike to every address", async () => {
    const { browser } = await visit(connect());
    const page = await browser.get("/identity/forgotten-password");
    expect((await browser.submit(page, { email: "no-cdc@example.com", form_token: "guess" })).status).toBe(403);
    const known = await browser.submit(page, { email: "no-cdc@example.com" });
    const unknown = await browser.submit(page, { email: `unknown${++visitors}@example.com` });
    expect([unknown.status, visibleText(unknown.body)]).toEqual([200, visibleText(known.body)]);
  });

  it("writes to the owner after a changed password, and not to the owner of a new account", async () => {
    const kinds = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);
    const { shop } = await forget("no-cdc@example.com");
    const before = await kinds("no-cdc@example.com");
    const reset = (await mailsTo("no-cdc@example.com"))[0]!.link;
    const form = await shop.browser.get(reset);
    expect(await kinds("no-cdc@example.com")).toEqual(before);
    await shop.browser.submit(form, { password: newPassword });
    expect(await kinds("no-cdc@example.com")).toEqual(["password-changed", ...before]);
    await shop.browser.submit(form, { password: newPassword });
    expect(await kinds("no-cdc@example.com")).toEqual(["password-changed", ...before]);
    const email = `grace${++visitors}@example.com`;
    const registration = await register(email);
    const link = (await mailsTo(email))[0]!.link;
    const phone = (await visit(connect())).browser;
    await phone.submit(await phone.get(link), { password: newPassword });
    // The first sign-in of a new account is on another device than the one on which the password was chosen.
    const signIn = await registration.shop.browser.get(registration.page.url.pathname);
    await enter(registration.shop.browser, signIn, { email, password: newPassword });
    expect(await kinds(email)).toEqual(["account-invitation"]);
  });
});
