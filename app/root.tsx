import { data, Links, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { readAccountMenu } from "./account/read-account-menu.server.ts";
import { PageShell } from "./features/shell/page-shell.tsx";
import { isMaintenance, ShopError } from "./features/shell/error-pages/shop-error.tsx";
import { ShopToasts } from "./features/shell/shop-toasts.tsx";
import { toastCookie } from "./features/shell/toast-cookie.server.ts";
import type { Visitor } from "./features/shell/visitor.ts";
import { messageChunk } from "./i18n/load-messages.ts";
import { maintenance } from "./middleware/maintenance.ts";
import { guardRoutes } from "./middleware/guard-routes.ts";
import { silentSignIn } from "./middleware/silent-sign-in.ts";
import { session } from "./middleware/session.ts";
import { type RequestContext, sessionContext, settingsContext } from "./request-context.ts";
import { useDocumentFacts } from "./shop-frame.tsx";
import { useShop } from "./site/shop-context.tsx";
import { SiteLinks } from "./site-links.tsx";
import "./ui/tokens.css";
import "./ui/base.css";

const guest: Visitor = { kind: "guest", basketCount: 0 };

export const middleware: Route.MiddlewareFunction[] = [session, maintenance, silentSignIn, guardRoutes];

export async function loader({ request, context }: Route.LoaderArgs) {
  const settings = context.get(settingsContext);
  const cookie = toastCookie(settings);
  const toast = await cookie.read(request);
  return data(
    { visitor: await visitorOf(context), isIndexed: settings.isIndexed, toast },
    toast && { headers: { "set-cookie": cookie.clear() } },
  );
}

async function visitorOf(context: RequestContext): Promise<Visitor> {
  const { person, isRegistered } = context.get(sessionContext);
  if (!isRegistered || !person) return guest;
  return { ...guest, kind: "registered", firstName: person.firstName, menu: await readAccountMenu(context) };
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { seed, requestId, today, nonce } = useDocumentFacts();
  const { site, locale } = useShop();
  const chunk = messageChunk(locale.id);
  const isIndexed = useRouteLoaderData<typeof loader>("root")?.isIndexed ?? false;
  return (
    <html
      lang={locale.id}
      data-make={site.make}
      data-shop={JSON.stringify(seed)}
      data-request={requestId}
      data-today={today}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* React Aria adds a style of its own, and looks here for the word that allows it. */}
        <meta property="csp-nonce" nonce={nonce} />
        {isIndexed ? null : <meta name="robots" content="noindex" />}
        <SiteLinks />
        {chunk ? <link rel="modulepreload" href={chunk} /> : null}
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App({ loaderData: { visitor, toast } }: Route.ComponentProps) {
  const isBare = useMatches().some(({ handle }) => isBareHandle(handle));
  return (
    <PageShell visitor={visitor} isBare={isBare}>
      <Outlet />
      <ShopToasts message={toast} />
    </PageShell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { requestId, seed } = useDocumentFacts();
  return (
    <PageShell visitor={loaderData?.visitor ?? guest} isClosed={isMaintenance(error)}>
      <ShopError error={error} reference={requestId} hasStack={seed.stage === "development"} />
    </PageShell>
  );
}

function isBareHandle(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "bare" in handle && handle.bare === true;
}
