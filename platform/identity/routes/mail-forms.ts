import type { Context, Hono } from "hono";
import type { z } from "zod";
import { forgottenForm, registerForm } from "../form-fields.ts";
import { requestAccount, requestReset } from "../identity-jobs.ts";
import { limits } from "../limits.ts";
import { forgottenPasswordPage, registerPage, mailSentPage } from "../pages/account-pages.ts";
import type { TextKey } from "../texts/texts.ts";
import { fillText } from "../texts/texts.ts";
import { sendPage, networkAddress, receiveForm, tooManyTries, countAgainstLimits } from "./form-requests.ts";
import type { PageDeps } from "./page-deps.ts";
import { serveSignInPage, type PendingSignIn } from "./pending-sign-in.ts";

type EmailForm = { email: string };
type MailForm<Schema extends z.ZodType<EmailForm>> = {
  path: string;
  schema: Schema;
  page: typeof registerPage;
  sent: { title: TextKey; text: TextKey };
  request: (form: z.output<Schema>, pending: PendingSignIn) => Promise<void>;
};

/** Serves the two forms that request a mail: for a new account and for a new password. */
export function serveMailForms(app: Hono, deps: PageDeps): void {
  const { queries } = deps.database;
  const requestContext = ({ uid, pageSettings }: PendingSignIn) => ({
    signInUid: uid,
    brand: pageSettings.brand,
    locale: pageSettings.locale,
  });
  serveMailForm(app, deps, {
    path: "/register",
    schema: registerForm,
    page: registerPage,
    sent: { title: "registerSentTitle", text: "registerSent" },
    request: ({ email, given_name, family_name }, pending) =>
      requestAccount(
        queries,
        { email, givenName: given_name, familyName: family_name, ...requestContext(pending) },
        deps.now(),
      ),
  });
  serveMailForm(app, deps, {
    path: "/forgotten-password",
    schema: forgottenForm,
    page: forgottenPasswordPage,
    sent: { title: "forgottenSentTitle", text: "forgottenSent" },
    request: ({ email }, pending) => requestReset(queries, { email, ...requestContext(pending) }, deps.now()),
  });
}

function serveMailForm<Schema extends z.ZodType<EmailForm>>(
  app: Hono,
  deps: PageDeps,
  mailForm: MailForm<Schema>,
): void {
  serveSignInPage(app, deps, {
    path: mailForm.path,
    get: (context, { pageSettings, path, loginHint }) =>
      sendPage(
        context,
        mailForm.page(pageSettings, { path, token: deps.formTokens.issue(context), values: { email: loginHint } }),
      ),
    post: (context, pending) => receiveMailForm(deps, context, { mailForm, pending }),
  });
}

async function receiveMailForm<Schema extends z.ZodType<EmailForm>>(
  deps: PageDeps,
  context: Context,
  { mailForm, pending }: { mailForm: MailForm<Schema>; pending: PendingSignIn },
): Promise<Response> {
  const { pageSettings, path } = pending;
  const token = deps.formTokens.issue(context);
  const received = await receiveForm(deps, context, { schema: mailForm.schema, pageSettings });
  if (!received.isValid)
    return sendPage(context, mailForm.page(pageSettings, { path, token, ...received }), received.status);
  const { email } = received.form;
  const wait = await countAgainstLimits(deps, [{ limit: limits.mailPerIp, subject: networkAddress(deps, context) }]);
  if (wait > 0) {
    const problem = tooManyTries(context, pageSettings, wait);
    return sendPage(context, mailForm.page(pageSettings, { path, token, values: { email }, problem }), 429);
  }
  // The response does not show this limit: it must not depend on whose address was entered.
  const isLimitReached = (await countAgainstLimits(deps, [{ limit: limits.mailPerAccount, subject: email }])) > 0;
  if (!isLimitReached) await mailForm.request(received.form, pending);
  const { title, text } = mailForm.sent;
  const sent = { title: pageSettings.texts[title], text: fillText(pageSettings.texts[text], { email }), path };
  return sendPage(context, mailSentPage(pageSettings, { ...sent, mailbox: deps.demonstration?.mailboxPath }));
}
