import type { Context, Hono } from "hono";
import type { z } from "zod";
import { forgottenForm, registerForm } from "../forms/form-fields.ts";
import { requestAccount, requestReset } from "../identity-jobs.ts";
import { limits } from "../limits.ts";
import { forgottenPasswordPage, registerPage, mailSentPage } from "../pages/account-pages.ts";
import type { PageSettings } from "../pages/page-settings.ts";
import { siteOfBrand } from "../site-of-brand.ts";
import type { TextKey } from "../texts/texts.ts";
import { fillText } from "../texts/texts.ts";
import { forgottenPasswordLink } from "./forgotten-password-link.ts";
import { sendPage, networkAddress, receiveForm, tooManyTries, countAgainstLimits } from "./form-requests.ts";
import type { PageDeps } from "./page-deps.ts";
import { serveSignInPage, type PendingSignIn } from "./pending-sign-in.ts";

type EmailForm = { email: string };
/** Where a form is shown: in a pending sign-in, or alone for the readers of letters. */
type FormPlace = {
  signInUid: string | null;
  pageSettings: PageSettings;
  action: string;
  signInHref: string;
  loginHint: string;
};
type MailForm<Schema extends z.ZodType<EmailForm>> = {
  path: string;
  schema: Schema;
  page: typeof registerPage;
  sent: { title: TextKey; text: TextKey };
  request: (form: z.output<Schema>, place: FormPlace) => Promise<void>;
};

/** Serves the two forms that request a mail: for a new account and for a new password. */
export function serveMailForms(app: Hono, deps: PageDeps): void {
  const { queries } = deps.database;
  const requestContext = ({ signInUid, pageSettings }: FormPlace) => ({
    signInUid,
    brand: pageSettings.brand,
    locale: pageSettings.locale,
  });
  serveMailForm(app, deps, {
    path: "/register",
    schema: registerForm,
    page: registerPage,
    sent: { title: "registerSentTitle", text: "registerSent" },
    request: ({ email, given_name, family_name }, place) =>
      requestAccount(
        queries,
        { email, givenName: given_name, familyName: family_name, ...requestContext(place) },
        deps.now(),
      ),
  });
  const forgottenPassword: MailForm<typeof forgottenForm> = {
    path: "/forgotten-password",
    schema: forgottenForm,
    page: forgottenPasswordPage,
    sent: { title: "forgottenSentTitle", text: "forgottenSent" },
    request: ({ email }, place) => requestReset(queries, { email, ...requestContext(place) }, deps.now()),
  };
  serveMailForm(app, deps, forgottenPassword);
  serveForReadersOfLetters(app, deps, forgottenPassword);
}

function serveMailForm<Schema extends z.ZodType<EmailForm>>(
  app: Hono,
  deps: PageDeps,
  mailForm: MailForm<Schema>,
): void {
  serveSignInPage(app, deps, {
    path: mailForm.path,
    get: (context, pending) => sendMailForm(deps, context, { mailForm, place: placeInSignIn(pending, mailForm.path) }),
    post: (context, pending) =>
      receiveMailForm(deps, context, { mailForm, place: placeInSignIn(pending, mailForm.path) }),
  });
}

/** Letters lead here, on any device and at any time: there is no pending sign-in, and the link has no secret. */
function serveForReadersOfLetters<Schema extends z.ZodType<EmailForm>>(
  app: Hono,
  deps: PageDeps,
  mailForm: MailForm<Schema>,
): void {
  const placeOf = (context: Context): FormPlace => {
    const { brand, locale } = context.req.query();
    const pageSettings = deps.choosePageSettings({
      brand,
      locale,
      acceptLanguage: context.req.header("accept-language"),
    });
    return {
      signInUid: null,
      pageSettings,
      loginHint: "",
      action: forgottenPasswordLink(deps.issuer, pageSettings),
      signInHref: deps.signInAddress({ siteId: siteOfBrand[pageSettings.brand], localeId: pageSettings.locale }),
    };
  };
  app.get(mailForm.path, (context) => sendMailForm(deps, context, { mailForm, place: placeOf(context) }));
  app.post(mailForm.path, (context) => receiveMailForm(deps, context, { mailForm, place: placeOf(context) }));
}

const placeInSignIn = ({ uid, path, pageSettings, loginHint }: PendingSignIn, formPath: string): FormPlace => ({
  signInUid: uid,
  pageSettings,
  loginHint,
  action: path + formPath,
  signInHref: path,
});

type PlacedForm<Schema extends z.ZodType<EmailForm>> = { mailForm: MailForm<Schema>; place: FormPlace };

function sendMailForm<Schema extends z.ZodType<EmailForm>>(
  deps: PageDeps,
  context: Context,
  { mailForm, place: { pageSettings, action, signInHref, loginHint } }: PlacedForm<Schema>,
): Promise<Response> {
  const values = { email: deps.typedEmail.read(context) || loginHint };
  const token = deps.formTokens.issue(context);
  return sendPage(context, mailForm.page(pageSettings, { action, signInHref, values, token }));
}

async function receiveMailForm<Schema extends z.ZodType<EmailForm>>(
  deps: PageDeps,
  context: Context,
  { mailForm, place }: PlacedForm<Schema>,
): Promise<Response> {
  const { pageSettings, action, signInHref } = place;
  const links = { action, signInHref };
  const token = deps.formTokens.issue(context);
  const received = await receiveForm(deps, context, { schema: mailForm.schema, pageSettings });
  if (!received.isValid)
    return sendPage(context, mailForm.page(pageSettings, { ...links, token, ...received }), received.status);
  const { email } = received.form;
  deps.typedEmail.keep(context, email);
  const wait = await countAgainstLimits(deps, [{ limit: limits.mailPerIp, subject: networkAddress(deps, context) }]);
  if (wait > 0) {
    const problem = tooManyTries(context, pageSettings, wait);
    return sendPage(context, mailForm.page(pageSettings, { ...links, token, values: { email }, problem }), 429);
  }
  // The response does not show this limit: it must not depend on whose address was entered.
  const isLimitReached = (await countAgainstLimits(deps, [{ limit: limits.mailPerAccount, subject: email }])) > 0;
  if (!isLimitReached) await mailForm.request(received.form, place);
  const { title, text } = mailForm.sent;
  const sent = { title: pageSettings.texts[title], text: fillText(pageSettings.texts[text], { email }), signInHref };
  return sendPage(context, mailSentPage(pageSettings, { ...sent, mailbox: deps.demonstration?.mailboxPath }));
}
