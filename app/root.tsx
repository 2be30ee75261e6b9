import { lazy, Suspense } from "react";
import { data, Links, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { ShopBag } from "./features/basket/bag/shop-bag.tsx";
import { useBasketNews } from "./features/basket/bag/use-basket-news.ts";
import bannerStyles from "./features/consent/consent-banner.module.css";
import { consentOf } from "./features/consent/consent.ts";
import { readConsentChoice, signalledIn } from "./features/consent/consent-cookie.server.ts";
import { PageShell } from "./features/shell/page-shell.tsx";
import { isMaintenance, ShopError } from "./features/shell/error-pages/shop-error.tsx";
import { ShopToasts } from "./features/shell/shop-toasts.tsx";
import { toastCookie } from "./features/shell/toast-cookie.server.ts";
import type { Visitor } from "./features/shell/visitor.ts";
import { messageChunk } from "./i18n/load-messages.ts";
import { maintenance } from "./middleware/maintenance.ts";
import { readBag } from "./visit/request-basket.server.ts";
import { settingsContext, shopContext } from "./request-context.ts";
import { useDocumentFacts } from "./shop-frame.tsx";
import { useShop } from "./site/shop-context.tsx";
import { SiteLinks } from "./site-links.tsx";
import "./ui/tokens.css";
import "./ui/base.css";

/** Most visits have answered already, and with no. */
const VisitCare = lazy(async () => ({ default: (await import("./visit/visit-care.tsx")).VisitCare }));

const guest: Visitor = { kind: "guest", basketCount: undefined };

export const middleware: Route.MiddlewareFunction[] = [maintenance];

export async function loader({ request, context }: Route.LoaderArgs) {
  const settings = context.get(settingsContext);
  const cookie = toastCookie(settings);
  const [toast, bag] = await Promise.all([cookie.read(request), readBag(context)]);
  const visitor: Visitor = { ...guest, basketCount: bag?.count };
  const consent = consentOf({
    choice: readConsentChoice(request),
    hasSignal: signalledIn(request),
    mode: context.get(shopContext).shop.market.cookieMode,
  });
  return data(
    { visitor, consent, basketStamp: bag?.stamp, isIndexed: settings.isIndexed, toast },
    toast && { headers: { "set-cookie": cookie.clear() } },
  );
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

export default function App({ loaderData: { visitor, consent, basketStamp, toast } }: Route.ComponentProps) {
  const isBare = useMatches().some(({ handle }) => isBareHandle(handle));
  useBasketNews(useShop().site.id, basketStamp);
  return (
    <>
      <PageShell visitor={visitor} bag={<ShopBag count={visitor.basketCount} />} isBare={isBare}>
        <Outlet />
        <ShopToasts message={toast} />
      </PageShell>
      {consent.banner !== "none" || consent.isMeasuringAllowed ? (
        <div className={bannerStyles.place}>
          <Suspense>
            <VisitCare consent={consent} />
          </Suspense>
        </div>
      ) : null}
    </>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { requestId, seed } = useDocumentFacts();
  const visitor = loaderData?.visitor ?? guest;
  return (
    <PageShell visitor={visitor} bag={<ShopBag count={visitor.basketCount} />} isClosed={isMaintenance(error)}>
      <ShopError error={error} reference={requestId} hasStack={seed.stage === "development"} />
    </PageShell>
  );
}

function isBareHandle(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "bare" in handle && handle.bare === true;
}
