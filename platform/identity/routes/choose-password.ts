import type { Context, Hono } from "hono";
import type { Queries } from "../../../database/database.ts";
import { isGuessable } from "../../guessable-password.ts";
import { findAccountByEmail } from "../accounts.ts";
import { describeDevice } from "../devices/describe-device.ts";
import { choosePasswordForm } from "../forms/form-fields.ts";
import { clearTries, limits } from "../limits.ts";
import { choosePasswordPage } from "../pages/account-pages.ts";
import type { FormProblem } from "../pages/fields.ts";
import type { PageSettings } from "../pages/page-settings.ts";
import { noticePage } from "../pages/notices.ts";
import { choosePassword, findPasswordLink, type PasswordLink } from "../password-links.ts";
import { hashPassword } from "../passwords.ts";
import { siteOfBrand } from "../site-of-brand.ts";
import { forgottenPasswordLink } from "./forgotten-password-link.ts";
import { sendPage, receiveForm } from "./form-requests.ts";
import type { PageDeps } from "./page-deps.ts";

/** Serves the page that the links in our mails open. */
export function serveChoosePassword(app: Hono, deps: PageDeps): void {
  app.get("/choose-password", async (context) => {
    const pageSettings = readPageSettings(deps, context, context.req.query());
    const linkToken = context.req.query("token") ?? "";
    const link = await findPasswordLink(deps.database.queries, linkToken, deps.now());
    if (!link) return sendExpiredLinkPage(context, pageSettings);
    const token = deps.formTokens.issue(context);
    return sendPage(context, choosePasswordPage(pageSettings, { token, linkToken, ...factsOf(link) }));
  });
  app.post("/choose-password", (context) => receivePassword(deps, context));
}

async function receivePassword(deps: PageDeps, context: Context): Promise<Response> {
  const { queries } = deps.database;
  const sent = Object.fromEntries(new URLSearchParams(await context.req.text()));
  const pageSettings = readPageSettings(deps, context, sent);
  const linkToken = sent.token ?? "";
  const link = await findPasswordLink(queries, linkToken, deps.now());
  if (!link) return sendExpiredLinkPage(context, pageSettings);
  const received = await receiveForm(deps, context, { schema: choosePasswordForm, pageSettings });
  const refuse = (problem: FormProblem, status: 403 | 422) => {
    const token = deps.formTokens.issue(context);
    return sendPage(context, choosePasswordPage(pageSettings, { token, linkToken, ...factsOf(link), problem }), status);
  };
  if (!received.isValid) return refuse(received.problem, received.status);
  if (await isGuessable(received.form.password, await findPersonalWords(queries, link))) {
    return refuse({ fields: { password: pageSettings.texts.chooseGuessable } }, 422);
  }
  const passwordHash = await hashPassword(received.form.password);
  const used = await choosePassword(deps.database, {
    token: linkToken,
    passwordHash,
    now: deps.now(),
    endSessions: deps.endSessions,
    changedBy: changedBy(deps, context, pageSettings),
  });
  if (!used) return sendExpiredLinkPage(context, pageSettings);
  await clearTries(queries, limits.signInPerAccount, used.email);
  deps.knownDevices.remember(context, used.email);
  deps.typedEmail.keep(context, used.email);
  return continueSignIn(deps, context, { pageSettings, link: used });
}

function factsOf({ email, givenName }: PasswordLink): { email: string; isNewAccount: boolean } {
  return { email, isNewAccount: givenName !== null };
}

function changedBy(deps: PageDeps, context: Context, { brand, locale }: PageSettings) {
  return {
    siteId: siteOfBrand[brand],
    locale,
    device: describeDevice(context.req.header("user-agent") ?? ""),
    resetLink: forgottenPasswordLink(deps.issuer, { brand, locale }),
  };
}

/** Words about the person, which an attacker would try first. */
async function findPersonalWords(queries: Queries, { email, givenName, familyName }: PasswordLink) {
  const account = await findAccountByEmail(queries, email);
  return [email, givenName, familyName, account?.givenName, account?.familyName];
}

/** Redirects to the sign-in from which the mail was requested, as long as it is pending. */
async function continueSignIn(
  deps: PageDeps,
  context: Context,
  { pageSettings, link }: { pageSettings: PageSettings; link: PasswordLink },
): Promise<Response> {
  const pending = link.signInUid ? await deps.provider.Interaction.find(link.signInUid) : undefined;
  if (pending) {
    const query = new URLSearchParams({ saved: "", brand: pageSettings.brand, locale: pageSettings.locale });
    return context.redirect(`${deps.mount}/sign-in/${pending.uid}?${query.toString()}`, 303);
  }
  return sendPage(
    context,
    noticePage(pageSettings, {
      title: pageSettings.texts.chosenTitle,
      text: pageSettings.texts.chosen,
      link: { href: signInHref(deps, pageSettings), text: pageSettings.texts.signInSubmit },
    }),
  );
}

function sendExpiredLinkPage(context: Context, pageSettings: PageSettings): Promise<Response> {
  return sendPage(
    context,
    noticePage(pageSettings, { title: pageSettings.texts.linkGoneTitle, text: pageSettings.texts.linkGone }),
    410,
  );
}

const signInHref = ({ signInAddress }: PageDeps, { brand, locale }: PageSettings): string =>
  signInAddress({ siteId: siteOfBrand[brand], localeId: locale });

function readPageSettings(deps: PageDeps, context: Context, { brand, locale }: Record<string, string>): PageSettings {
  return deps.choosePageSettings({ brand, locale, acceptLanguage: context.req.header("accept-language") });
}
