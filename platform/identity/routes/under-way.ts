import type { Context, Hono } from "hono";
import { errors } from "oidc-provider";
import { nodePair } from "../openid/node-bridge.ts";
import type { Look } from "../pages/look.ts";
import { noticePage } from "../pages/notices.ts";
import { answer, type Desk } from "./desk.ts";

/** A sign-in that a shop has started and a visitor has not yet finished. */
export type UnderWay = {
  uid: string;
  /** Where its pages are. */
  path: string;
  look: Look;
  country: string;
  loginHint: string;
};

type Handler = (context: Context, underWay: UnderWay) => Promise<Response>;

/** Serves a page of a sign-in under way to the browser that has its cookie, and to no other. */
export function onSignIn(app: Hono, desk: Desk, page: { path: string; get: Handler; post: Handler }): void {
  for (const method of ["get", "post"] as const) {
    app[method](`/sign-in/:uid${page.path}`, async (context) => {
      const underWay = await findUnderWay(desk, context);
      return underWay ? page[method](context, underWay) : sayEnded(desk, context);
    });
  }
}

async function findUnderWay(desk: Desk, context: Context): Promise<UnderWay | undefined> {
  const { incoming, outgoing } = nodePair(context.req.raw, desk.issuer);
  const found = await desk.provider.interactionDetails(incoming, outgoing).catch((error: unknown) => {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  });
  if (!found || found.uid !== context.req.param("uid")) return undefined;
  const { params, uid } = found;
  return {
    uid,
    path: `${desk.mount}/sign-in/${uid}`,
    look: desk.looks.choose({ ...params, acceptLanguage: context.req.header("accept-language") }),
    country: textOf(params.country_code),
    loginHint: textOf(params.login_hint),
  };
}

function sayEnded(desk: Desk, context: Context): Promise<Response> {
  const look = desk.looks.choose({ ...context.req.query(), acceptLanguage: context.req.header("accept-language") });
  const { texts } = look;
  // Whoever chose a password in another browser than the one that signs in has done nothing wrong.
  if (context.req.query("saved") !== undefined) {
    return answer(context, noticePage(look, { title: texts.chosenTitle, text: texts.chosen }));
  }
  return answer(context, noticePage(look, { title: texts.endedTitle, text: texts.ended }), 400);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
