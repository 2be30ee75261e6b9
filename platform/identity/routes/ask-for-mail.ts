import type { Context, Hono } from "hono";
import type { z } from "zod";
import { forgottenForm, registerForm } from "../form-fields.ts";
import { askForAccount, askForReset } from "../identity-jobs.ts";
import { limits } from "../limits.ts";
import { forgottenPasswordPage, registerPage, sentPage } from "../pages/account-pages.ts";
import type { TextKey } from "../texts/texts.ts";
import { fillText } from "../texts/texts.ts";
import { answer, type Desk, networkAddress, receiveForm, tooManyTries, waitFor } from "./desk.ts";
import { onSignIn, type UnderWay } from "./under-way.ts";

type Form = { email: string };
type Question<Schema extends z.ZodType<Form>> = {
  path: string;
  schema: Schema;
  page: typeof registerPage;
  sent: { title: TextKey; text: TextKey };
  ask: (form: z.output<Schema>, underWay: UnderWay) => Promise<void>;
};

/** Two forms that end in a mail: for a new account and for a new password. */
export function serveMailQuestions(app: Hono, desk: Desk): void {
  const { queries } = desk.database;
  const about = ({ uid, look }: UnderWay) => ({ signInUid: uid, brand: look.brand, locale: look.locale });
  serveQuestion(app, desk, {
    path: "/register",
    schema: registerForm,
    page: registerPage,
    sent: { title: "registerSentTitle", text: "registerSent" },
    ask: ({ email, given_name, family_name }, underWay) =>
      askForAccount(queries, { email, givenName: given_name, familyName: family_name, ...about(underWay) }, desk.now()),
  });
  serveQuestion(app, desk, {
    path: "/forgotten-password",
    schema: forgottenForm,
    page: forgottenPasswordPage,
    sent: { title: "forgottenSentTitle", text: "forgottenSent" },
    ask: ({ email }, underWay) => askForReset(queries, { email, ...about(underWay) }, desk.now()),
  });
}

function serveQuestion<Schema extends z.ZodType<Form>>(app: Hono, desk: Desk, question: Question<Schema>): void {
  onSignIn(app, desk, {
    path: question.path,
    get: (context, { look, path }) =>
      answer(context, question.page(look, { path, token: desk.formTokens.issue(context) })),
    post: (context, underWay) => receive(desk, context, { question, underWay }),
  });
}

async function receive<Schema extends z.ZodType<Form>>(
  desk: Desk,
  context: Context,
  { question, underWay }: { question: Question<Schema>; underWay: UnderWay },
): Promise<Response> {
  const { look, path } = underWay;
  const token = desk.formTokens.issue(context);
  const received = await receiveForm(desk, context, { schema: question.schema, look });
  if (!received.isGood) return answer(context, question.page(look, { path, token, ...received }), received.status);
  const { email } = received.form;
  const wait = await waitFor(desk, [{ limit: limits.mailAddress, subject: networkAddress(desk, context) }]);
  if (wait > 0) {
    const problem = tooManyTries(context, look, wait);
    return answer(context, question.page(look, { path, token, values: { email }, problem }), 429);
  }
  // A full letter box is not told to the sender: the answer must not depend on whose address it is.
  const isFull = (await waitFor(desk, [{ limit: limits.mailAccount, subject: email }])) > 0;
  if (!isFull) await question.ask(received.form, underWay);
  const { title, text } = question.sent;
  const sent = { title: look.texts[title], text: fillText(look.texts[text], { email }), path };
  return answer(context, sentPage(look, { ...sent, mailbox: desk.demonstration && `${desk.mount}/mailbox` }));
}
