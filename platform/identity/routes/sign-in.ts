import type { Context, Hono } from "hono";
import { type Account, findAccountByEmail } from "../accounts.ts";
import { describeDevice } from "../devices/describe-device.ts";
import { signInForm } from "../forms/form-fields.ts";
import { clearTries, limits, undoTry } from "../limits.ts";
import { noteSignIn } from "../devices/note-sign-in.ts";
import { toNodeRequestAndResponse } from "../openid/node-bridge.ts";
import { signInPage, type SignInState } from "../pages/sign-in-page.ts";
import { verifyPassword } from "../passwords.ts";
import { siteOfBrand } from "../site-of-brand.ts";
import { forgottenPasswordLink } from "./forgotten-password-link.ts";
import {
  sendPage,
  networkAddress,
  receiveForm,
  tooManyTries,
  type LimitedTry,
  countAgainstLimits,
} from "./form-requests.ts";
import type { PageDeps } from "./page-deps.ts";
import { serveSignInPage, type PendingSignIn } from "./pending-sign-in.ts";

export function serveSignIn(app: Hono, deps: PageDeps): void {
  serveSignInPage(app, deps, {
    path: "",
    get: async (context, pending) => {
      if (context.req.query("new-account") !== undefined) return context.redirect(`${pending.path}/register`, 303);
      const isSaved = context.req.query("saved") !== undefined;
      return sendPage(
        context,
        renderSignIn(deps, context, { pending, values: initialValues(deps, context, pending), isSaved }),
      );
    },
    post: (context, pending) => signIn(deps, context, pending),
  });
}

async function signIn(deps: PageDeps, context: Context, pending: PendingSignIn): Promise<Response> {
  const { pageSettings } = pending;
  const next = await readNextPage(context);
  if (next) return openNextPage(deps, context, { ...next, path: pending.path });
  const received = await receiveForm(deps, context, { schema: signInForm, pageSettings });
  if (!received.isValid)
    return sendPage(context, renderSignIn(deps, context, { pending, ...received }), received.status);
  const { email, password } = received.form;
  const refuse = (problem: SignInState["problem"], status: 401 | 429) =>
    sendPage(context, renderSignIn(deps, context, { pending, values: { email }, problem }), status);
  const tries = listTries(deps, context, email);
  const wait = await countAgainstLimits(deps, tries.all);
  if (wait > 0) return refuse(tooManyTries(context, pageSettings, wait), 429);
  const { queries } = deps.database;
  const account = await findAccountByEmail(queries, email);
  const isRight = await verifyPassword(password, account?.passwordHash ?? deps.decoyHash);
  if (!account || !isRight) return refuse({ general: pageSettings.texts.signInWrong }, 401);
  await clearTries(queries, tries.own.limit, tries.own.subject);
  for (const { limit, subject } of tries.shared) await undoTry(queries, limit, subject);
  await noteSignInOf(deps, context, { account, pending });
  deps.knownDevices.remember(context, email);
  return finishSignIn(deps, context, account.sub);
}

/** The pages to which the sign-in form has buttons. */
const nextPages = ["forgotten-password", "register"] as const;
type NextPage = { page: (typeof nextPages)[number]; email: string; formToken: string | undefined };

async function readNextPage(context: Context): Promise<NextPage | undefined> {
  const { next, email = "", form_token: formToken } = Object.fromEntries(new URLSearchParams(await context.req.text()));
  const page = nextPages.find((one) => one === next);
  return page && { page, email, formToken };
}

function openNextPage(
  deps: PageDeps,
  context: Context,
  { page, email, formToken, path }: NextPage & { path: string },
): Response {
  if (deps.formTokens.isGenuine(context, formToken)) deps.typedEmail.keep(context, email);
  return context.redirect(`${path}/${page}`, 303);
}

/** Before the device is remembered: afterwards every device is a known one. */
function noteSignInOf(
  deps: PageDeps,
  context: Context,
  { account, pending }: { account: Account; pending: PendingSignIn },
): Promise<void> {
  const { brand, locale } = pending.pageSettings;
  const siteId = siteOfBrand[brand];
  return noteSignIn(deps.database, {
    account,
    siteId,
    locale,
    isKnownDevice: deps.knownDevices.find(context, account.email) !== undefined,
    device: describeDevice(context.req.header("user-agent") ?? ""),
    resetLink: forgottenPasswordLink(deps.issuer, { brand, locale }),
    at: deps.now(),
  });
}

/** The limits a try is counted against: its sender's own, and those shared with others. */
function listTries(
  deps: PageDeps,
  context: Context,
  email: string,
): { own: LimitedTry; shared: LimitedTry[]; all: LimitedTry[] } {
  const address = networkAddress(deps, context);
  const device = deps.knownDevices.find(context, email);
  const own: LimitedTry = device
    ? { limit: limits.signInPerAccountAndDevice, subject: `${email}\n${device}` }
    : { limit: limits.signInPerAccountAndIp, subject: `${email}\n${address}` };
  const shared: LimitedTry[] = [
    { limit: limits.signInPerIp, subject: address },
    ...(device ? [] : [{ limit: limits.signInPerAccount, subject: email }]),
  ];
  return { own, shared, all: [own, ...shared] };
}

async function finishSignIn(deps: PageDeps, context: Context, sub: string): Promise<Response> {
  const { incoming, outgoing } = toNodeRequestAndResponse(context.req.raw, deps.issuer);
  const result = { login: { accountId: sub, remember: true } };
  const next = await deps.provider.interactionResult(incoming, outgoing, result, { mergeWithLastSubmission: false });
  return context.redirect(next, 303);
}

type PageState = Pick<SignInState, "values" | "problem" | "isSaved"> & { pending: PendingSignIn };

function renderSignIn(deps: PageDeps, context: Context, { pending, ...state }: PageState) {
  const { pageSettings, path, country } = pending;
  const samples = deps.demonstration && {
    accounts: deps.demonstration.accounts,
    mailboxPath: deps.demonstration.mailboxPath,
    country,
    path,
  };
  return signInPage(pageSettings, { ...state, path, samples, token: deps.formTokens.issue(context) });
}

/** Those of a chosen sample account, the address that was typed before, or the one that the shop already knows. */
function initialValues(
  { demonstration, typedEmail }: PageDeps,
  context: Context,
  { loginHint }: PendingSignIn,
): Record<string, string> {
  const sub = context.req.query("sample");
  const sample = demonstration?.accounts.find((account) => account.sub === sub);
  if (sample && demonstration) return { email: sample.email, password: demonstration.password };
  return { email: typedEmail.read(context) || loginHint };
}
