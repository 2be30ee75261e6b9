import type { Context, Hono } from "hono";
import { findAccountByEmail } from "../accounts.ts";
import { signInForm } from "../form-fields.ts";
import { forgetTries, limits, returnTry } from "../limits.ts";
import { nodePair } from "../openid/node-bridge.ts";
import { signInPage, type SignInState } from "../pages/sign-in-page.ts";
import { isPassword } from "../passwords.ts";
import { answer, type Desk, networkAddress, receiveForm, tooManyTries, type Try, waitFor } from "./desk.ts";
import { onSignIn, type UnderWay } from "./under-way.ts";

export function serveSignIn(app: Hono, desk: Desk): void {
  onSignIn(app, desk, {
    path: "",
    get: (context, underWay) => {
      const isSaved = context.req.query("saved") !== undefined;
      return answer(context, page(desk, context, { underWay, values: firstValues(desk, context, underWay), isSaved }));
    },
    post: (context, underWay) => signIn(desk, context, underWay),
  });
}

async function signIn(desk: Desk, context: Context, underWay: UnderWay): Promise<Response> {
  const { look } = underWay;
  const received = await receiveForm(desk, context, { schema: signInForm, look });
  if (!received.isGood) return answer(context, page(desk, context, { underWay, ...received }), received.status);
  const { email, password } = received.form;
  const refuse = (problem: SignInState["problem"], status: 401 | 429) =>
    answer(context, page(desk, context, { underWay, values: { email }, problem }), status);
  const tries = triesOf(desk, context, email);
  const wait = await waitFor(desk, tries.all);
  if (wait > 0) return refuse(tooManyTries(context, look, wait), 429);
  const { queries } = desk.database;
  const account = await findAccountByEmail(queries, email);
  const isRight = await isPassword(password, account?.passwordHash ?? desk.nobodysHash);
  if (!account || !isRight) return refuse({ general: look.texts.signInWrong }, 401);
  await forgetTries(queries, tries.own.limit, tries.own.subject);
  for (const { limit, subject } of tries.shared) await returnTry(queries, limit, subject);
  desk.knownDevices.remember(context, email);
  return finish(desk, context, account.sub);
}

/** What a try is counted under: its own sender's tries, and those it shares with others. */
function triesOf(desk: Desk, context: Context, email: string): { own: Try; shared: Try[]; all: Try[] } {
  const address = networkAddress(desk, context);
  const device = desk.knownDevices.find(context, email);
  const own: Try = device
    ? { limit: limits.signInAccountAndDevice, subject: `${email}\n${device}` }
    : { limit: limits.signInAccountAndAddress, subject: `${email}\n${address}` };
  const shared: Try[] = [
    { limit: limits.signInAddress, subject: address },
    ...(device ? [] : [{ limit: limits.signInAccount, subject: email }]),
  ];
  return { own, shared, all: [own, ...shared] };
}

async function finish(desk: Desk, context: Context, sub: string): Promise<Response> {
  const { incoming, outgoing } = nodePair(context.req.raw, desk.issuer);
  const result = { login: { accountId: sub, remember: true } };
  const next = await desk.provider.interactionResult(incoming, outgoing, result, { mergeWithLastSubmission: false });
  return context.redirect(next, 303);
}

type Shown = Pick<SignInState, "values" | "problem" | "isSaved"> & { underWay: UnderWay };

function page(desk: Desk, context: Context, { underWay, ...shown }: Shown) {
  const { look, path, country } = underWay;
  const samples = desk.demonstration && { accounts: desk.demonstration.accounts, country, path };
  return signInPage(look, { ...shown, path, samples, token: desk.formTokens.issue(context) });
}

/** A chosen sample account, or the address the shop already knows. */
function firstValues({ demonstration }: Desk, context: Context, { loginHint }: UnderWay): Record<string, string> {
  const sub = context.req.query("sample");
  const sample = demonstration?.accounts.find((account) => account.sub === sub);
  return sample && demonstration ? { email: sample.email, password: demonstration.password } : { email: loginHint };
}
