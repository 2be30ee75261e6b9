import type { Context, Hono } from "hono";
import { errors } from "oidc-provider";
import { toNodeRequestAndResponse } from "../openid/node-bridge.ts";
import type { PageSettings } from "../pages/page-settings.ts";
import { noticePage } from "../pages/notices.ts";
import { sendPage } from "./form-requests.ts";
import type { PageDeps } from "./page-deps.ts";

/** A sign-in that a shop has started and the visitor has not finished. */
export type PendingSignIn = {
  uid: string;
  /** The path of its pages. */
  path: string;
  pageSettings: PageSettings;
  country: string;
  loginHint: string;
};

type Handler = (context: Context, pending: PendingSignIn) => Promise<Response>;

/** Serves a page of a pending sign-in, only to the browser that has its cookie. */
export function serveSignInPage(app: Hono, deps: PageDeps, page: { path: string; get: Handler; post: Handler }): void {
  for (const method of ["get", "post"] as const) {
    app[method](`/sign-in/:uid${page.path}`, async (context) => {
      const pending = await findPendingSignIn(deps, context);
      return pending ? page[method](context, pending) : sendEndedPage(deps, context);
    });
  }
}

async function findPendingSignIn(deps: PageDeps, context: Context): Promise<PendingSignIn | undefined> {
  const { incoming, outgoing } = toNodeRequestAndResponse(context.req.raw, deps.issuer);
  const interaction = await deps.provider.interactionDetails(incoming, outgoing).catch((error: unknown) => {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  });
  if (!interaction || interaction.uid !== context.req.param("uid")) return undefined;
  const { params, uid } = interaction;
  return {
    uid,
    path: `${deps.mount}/sign-in/${uid}`,
    pageSettings: deps.choosePageSettings({ ...params, acceptLanguage: context.req.header("accept-language") }),
    country: textOf(params.country_code),
    loginHint: textOf(params.login_hint),
  };
}

function sendEndedPage(deps: PageDeps, context: Context): Promise<Response> {
  const pageSettings = deps.choosePageSettings({
    ...context.req.query(),
    acceptLanguage: context.req.header("accept-language"),
  });
  const { texts } = pageSettings;
  // No error for a visitor who chose the password in another browser than the one that signs in.
  if (context.req.query("saved") !== undefined) {
    return sendPage(context, noticePage(pageSettings, { title: texts.chosenTitle, text: texts.chosen }));
  }
  return sendPage(context, noticePage(pageSettings, { title: texts.endedTitle, text: texts.ended }), 400);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
