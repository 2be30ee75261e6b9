import type { Context, Hono } from "hono";
import type { Queries } from "../../../database/database.ts";
import { isGuessable } from "../../guessable-password.ts";
import { findAccountByEmail } from "../accounts.ts";
import { choosePasswordForm } from "../form-fields.ts";
import { forgetTries, limits } from "../limits.ts";
import { choosePasswordPage } from "../pages/account-pages.ts";
import type { FormProblem } from "../pages/fields.ts";
import type { Look } from "../pages/look.ts";
import { noticePage } from "../pages/notices.ts";
import { choosePassword, findPasswordLink, type PasswordLink } from "../password-links.ts";
import { hashPassword } from "../passwords.ts";
import { answer, type Desk, receiveForm } from "./desk.ts";

/** Where the links in our mails lead. */
export function serveChoosePassword(app: Hono, desk: Desk): void {
  app.get("/choose-password", async (context) => {
    const look = lookOf(desk, context, context.req.query());
    const linkToken = context.req.query("token") ?? "";
    const link = await findPasswordLink(desk.database.queries, linkToken, desk.now());
    if (!link) return sayGone(context, look);
    const token = desk.formTokens.issue(context);
    return answer(context, choosePasswordPage(look, { token, linkToken, email: link.email }));
  });
  app.post("/choose-password", (context) => receive(desk, context));
}

async function receive(desk: Desk, context: Context): Promise<Response> {
  const { queries } = desk.database;
  const sent = Object.fromEntries(new URLSearchParams(await context.req.text()));
  const look = lookOf(desk, context, sent);
  const linkToken = sent.token ?? "";
  const link = await findPasswordLink(queries, linkToken, desk.now());
  if (!link) return sayGone(context, look);
  const received = await receiveForm(desk, context, { schema: choosePasswordForm, look });
  const refuse = (problem: FormProblem, status: 403 | 422) => {
    const token = desk.formTokens.issue(context);
    return answer(context, choosePasswordPage(look, { token, linkToken, email: link.email, problem }), status);
  };
  if (!received.isGood) return refuse(received.problem, received.status);
  if (isGuessable(received.form.password, await wordsOf(queries, link))) {
    return refuse({ fields: { password: look.texts.chooseGuessable } }, 422);
  }
  const passwordHash = await hashPassword(received.form.password);
  const used = await choosePassword(desk.database, {
    token: linkToken,
    passwordHash,
    now: desk.now(),
    endSessions: desk.endSessions,
  });
  if (!used) return sayGone(context, look);
  await forgetTries(queries, limits.signInAccount, used.email);
  desk.knownDevices.remember(context, used.email);
  return goOn(desk, context, { look, link: used });
}

/** What is known about the person, and so what others would try first. */
async function wordsOf(queries: Queries, { email, givenName, familyName }: PasswordLink) {
  const account = await findAccountByEmail(queries, email);
  return [email, givenName, familyName, account?.givenName, account?.familyName];
}

/** Back to the sign-in from which the mail was asked for, as long as it waits. */
async function goOn(
  desk: Desk,
  context: Context,
  { look, link }: { look: Look; link: PasswordLink },
): Promise<Response> {
  const waiting = link.signInUid ? await desk.provider.Interaction.find(link.signInUid) : undefined;
  if (waiting) {
    const query = new URLSearchParams({ saved: "", brand: look.brand, locale: look.locale });
    return context.redirect(`${desk.mount}/sign-in/${waiting.uid}?${query.toString()}`, 303);
  }
  return answer(context, noticePage(look, { title: look.texts.chosenTitle, text: look.texts.chosen }));
}

function sayGone(context: Context, look: Look): Promise<Response> {
  return answer(context, noticePage(look, { title: look.texts.linkGoneTitle, text: look.texts.linkGone }), 410);
}

function lookOf(desk: Desk, context: Context, { brand, locale }: Record<string, string>): Look {
  return desk.looks.choose({ brand, locale, acceptLanguage: context.req.header("accept-language") });
}
