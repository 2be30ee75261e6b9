import type { ErrorOut, KoaContextWithOIDC } from "oidc-provider";
import type { Html } from "../pages/html.ts";
import { confirmLogOutPage, continuePage, noticePage } from "../pages/notices.ts";
import type { PageSettings, ChoosePageSettings } from "../pages/page-settings.ts";

type Context = KoaContextWithOIDC;

/** The provider's own pages, in the brand of the visitor's shop. */
export type ProviderPages = {
  renderError: (context: Context, out: ErrorOut, error: Error) => Promise<void>;
  confirmLogOut: (context: Context, form: string) => Promise<void>;
  loggedOut: (context: Context) => Promise<void>;
  /** Shows a button where the provider would submit a form by script: our pages run no scripts. */
  replaceScripts: (context: Context, next: () => Promise<void>) => Promise<void>;
};

export function createProviderPages(choosePageSettings: ChoosePageSettings): ProviderPages {
  const readPageSettings = (context: Context): PageSettings =>
    choosePageSettings({
      ...readParameters(context),
      clientId: context.oidc.client?.clientId,
      acceptLanguage: context.get("accept-language"),
    });
  return {
    async renderError(context, out, error) {
      const { texts } = readPageSettings(context);
      const hasEnded = error.name === "SessionNotFound";
      context.type = "html";
      context.body = await renderToString(
        noticePage(readPageSettings(context), {
          title: hasEnded ? texts.endedTitle : texts.failedTitle,
          text: hasEnded ? texts.ended : texts.failed,
          code: out.error,
        }),
      );
    },
    async confirmLogOut(context) {
      const { stay_at: stayAt } = context.query;
      context.body = await renderToString(
        confirmLogOutPage(readPageSettings(context), { ...confirmation(context), stayAt }),
      );
    },
    async loggedOut(context) {
      const { texts } = readPageSettings(context);
      context.type = "html";
      context.body = await renderToString(
        noticePage(readPageSettings(context), { title: texts.loggedOutTitle, text: texts.loggedOut }),
      );
    },
    async replaceScripts(context, next) {
      await next();
      if (typeof context.body !== "string" || !context.body.includes("<script")) return;
      const pageSettings = readPageSettings(context);
      const { texts } = pageSettings;
      const titles: Record<string, { title: string; lead?: string } | undefined> = {
        resume: { title: texts.switchTitle, lead: texts.switchLead },
        end_session: { title: texts.loggedOutTitle },
      };
      const titleAndLead = titles[context.oidc.route];
      context.status = titleAndLead ? 200 : 400;
      context.body = await renderToString(
        titleAndLead
          ? continuePage(pageSettings, { ...titleAndLead, ...confirmation(context) })
          : noticePage(pageSettings, { title: texts.failedTitle, text: texts.failed }),
      );
    },
  };
}

/** A template returns a String object, which the provider would send as JSON. */
async function renderToString(page: Html): Promise<string> {
  return String(await page);
}

/** The target and the secret of the form that ends the session; the secret is in the provider's session. */
function confirmation({ oidc }: Context): { action: string; secret: string } {
  const state = oidc.session?.state as { secret?: string } | undefined;
  return { action: oidc.urlFor("end_session_confirm"), secret: state?.secret ?? "" };
}

function readParameters(context: Context): Record<string, unknown> {
  const { params } = context.oidc;
  return { ...context.query, ...(params && Object.fromEntries(Object.entries(params))) };
}
