import type { ErrorOut, KoaContextWithOIDC } from "oidc-provider";
import type { Html } from "../pages/html.ts";
import { confirmLogOutPage, continuePage, noticePage } from "../pages/notices.ts";
import type { Look, Looks } from "../pages/look.ts";

type Context = KoaContextWithOIDC;

/** The provider's own pages, in the look of the shop the visitor comes from. */
export type ProviderPages = {
  renderError: (context: Context, out: ErrorOut, error: Error) => Promise<void>;
  confirmLogOut: (context: Context, form: string) => Promise<void>;
  loggedOut: (context: Context) => Promise<void>;
  /** Where the provider would send a form by script, the visitor presses a button: our pages run no scripts. */
  replaceScripts: (context: Context, next: () => Promise<void>) => Promise<void>;
};

export function createProviderPages(looks: Looks): ProviderPages {
  const lookOf = (context: Context): Look =>
    looks.choose({
      ...readParameters(context),
      clientId: context.oidc.client?.clientId,
      acceptLanguage: context.get("accept-language"),
    });
  return {
    async renderError(context, out, error) {
      const { texts } = lookOf(context);
      const isOver = error.name === "SessionNotFound";
      context.type = "html";
      context.body = await written(
        noticePage(lookOf(context), {
          title: isOver ? texts.endedTitle : texts.failedTitle,
          text: isOver ? texts.ended : texts.failed,
          code: out.error,
        }),
      );
    },
    async confirmLogOut(context) {
      const { stay_at: stayAt } = context.query;
      context.body = await written(confirmLogOutPage(lookOf(context), { ...confirmation(context), stayAt }));
    },
    async loggedOut(context) {
      const { texts } = lookOf(context);
      context.type = "html";
      context.body = await written(noticePage(lookOf(context), { title: texts.loggedOutTitle, text: texts.loggedOut }));
    },
    async replaceScripts(context, next) {
      await next();
      if (typeof context.body !== "string" || !context.body.includes("<script")) return;
      const look = lookOf(context);
      const { texts } = look;
      const titles: Record<string, { title: string; lead?: string } | undefined> = {
        resume: { title: texts.switchTitle, lead: texts.switchLead },
        end_session: { title: texts.loggedOutTitle },
      };
      const words = titles[context.oidc.route];
      context.status = words ? 200 : 400;
      context.body = await written(
        words
          ? continuePage(look, { ...words, ...confirmation(context) })
          : noticePage(look, { title: texts.failedTitle, text: texts.failed }),
      );
    },
  };
}

/** A template gives a String object, which the provider would send as JSON. */
async function written(page: Html): Promise<string> {
  return String(await page);
}

/** The form that ends the session; the provider keeps its secret in the session itself. */
function confirmation({ oidc }: Context): { action: string; secret: string } {
  const state = oidc.session?.state as { secret?: string } | undefined;
  return { action: oidc.urlFor("end_session_confirm"), secret: state?.secret ?? "" };
}

function readParameters(context: Context): Record<string, unknown> {
  const { params } = context.oidc;
  return { ...context.query, ...(params && Object.fromEntries(Object.entries(params))) };
}
