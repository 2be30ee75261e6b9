import { lazy, Suspense } from "react";
import { data, Outlet, ScrollRestoration, useMatches, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { BasketLink } from "./features/basket/mini-basket/basket-link.tsx";
import { useBasketSync } from "./features/basket/mini-basket/use-basket-sync.ts";
import bannerStyles from "./features/consent/consent-banner.module.css";
import { consentOf } from "./features/consent/consent.ts";
import { readConsentChoice, hasPrivacySignal } from "./features/consent/consent-cookie.server.ts";
import { readAccountMenu } from "./features/account/read-account-menu.server.ts";
import { PageShell } from "./features/shell/page-shell.tsx";
import { isMaintenance, ShopError } from "./features/shell/error-pages/shop-error.tsx";
import { isConnectionFailure } from "./features/shell/error-pages/connection-failure.ts";
import { ShopToasts } from "./features/shell/shop-toasts.tsx";
import { ToastWithoutScripts } from "./features/shell/toast-without-scripts.tsx";
import { toastCookie } from "./features/shell/toast-cookie.server.ts";
import type { Visitor } from "./features/shell/visitor.ts";
import { useStorageSync } from "./features/vehicle/browser-storage/use-storage-sync.ts";
import { loadPaymentDocument } from "./middleware/load-payment-document.ts";
import { countryConfigurations } from "./middleware/country-configurations.ts";
import { checkoutControlSwitch } from "./middleware/checkout-control-switch.ts";
import { maintenance } from "./middleware/maintenance.ts";
import { timeLimit } from "./middleware/time-limit.ts";
import { silentSignIn } from "./middleware/silent-sign-in.ts";
import { session } from "./middleware/session.ts";
import { vehicleFromLink } from "./middleware/vehicle-from-link.ts";
import { selectedVehicle } from "./middleware/selected-vehicle.ts";
import { lawOf } from "../contracts/markets/market-law.ts";
import { takeFormDraft } from "./request/form-draft/take-form-draft.server.ts";
import { loadTaxNote, readBasketSummary } from "./features/basket/request/request-basket.server.ts";
import {
  type RequestContext,
  sessionContext,
  settingsContext,
  requestedShopContext,
  vehicleContext,
} from "./request/request-context.ts";
import { useDocumentFacts } from "./page/shop-frame.tsx";
import { useShop } from "./site/shop-context.tsx";
import { SiteLinks } from "./page/site-links.tsx";
import { useHydrated } from "./ui/use-hydrated.ts";
import { PageSheets } from "./rendering/page-sheets.tsx";
import { SharedPart } from "./rendering/shared-parts/shared-part.tsx";
import { PageScripts } from "./rendering/start/page-scripts.tsx";
import "./ui/tokens.css";
import "./ui/base.css";
import { cookieDeps } from "./request/cookies/cookie-deps.server.ts";
import { GUARDS } from "./middleware/guards/guards.ts";
import { addCookies } from "./request/cookies/add-cookies.ts";

/** Without a connection its code may be missing too; then nothing is shown. */
const OfflineVehicle = lazy(async () => {
  const loaded = await import("./features/vehicle/browser-storage/offline-vehicle.tsx").catch(() => undefined);
  return { default: loaded?.OfflineVehicle ?? (() => null) };
});
/** Loaded lazily: most visitors have answered already, and refused. */
const ConsentAndMeasuring = lazy(async () => ({
  default: (await import("./routes/consent-and-measuring.tsx")).ConsentAndMeasuring,
}));

/** Cached by the service worker, so it cannot ask for consent. */
const offlinePage = "/offline";

const guest: Visitor = { kind: "guest", basketCount: undefined };

export const middleware: Route.MiddlewareFunction[] = [
  timeLimit,
  session,
  maintenance,
  silentSignIn,
  countryConfigurations,
  selectedVehicle,
  checkoutControlSwitch,
  vehicleFromLink,
  ...GUARDS,
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [loadPaymentDocument];

export async function loader({ request, context }: Route.LoaderArgs) {
  const settings = context.get(settingsContext);
  const cookie = toastCookie(cookieDeps(context));
  const [toast, draft, basket, person, taxNote] = await Promise.all([
    cookie.read(request),
    takeFormDraft(request, context),
    readBasketSummary(context),
    visitorOf(context),
    loadTaxNote(context),
  ]);
  const { shop, pathname } = context.get(requestedShopContext);
  const consent = consentOf({
    choice: readConsentChoice(request, settings),
    hasSignal: hasPrivacySignal(request),
    mode: lawOf({ localeId: shop.locale.id }).cookieMode,
    canAsk: pathname !== offlinePage,
  });
  return data(
    {
      visitor: { ...person, basketCount: basket?.count },
      taxNote,
      consent,
      basketStamp: basket?.stamp,
      isIndexed: settings.isIndexed,
      toast,
      vehicleRevision: vehicleRevision(context),
      draft: draft?.fields,
    },
    { headers: addCookies(new Headers(), toast && cookie.clear(), draft?.line) },
  );
}

async function visitorOf(context: RequestContext): Promise<Visitor> {
  const { person, isRegistered } = context.get(sessionContext);
  if (!isRegistered || !person) return guest;
  return { ...guest, kind: "registered", firstName: person.firstName, menu: await readAccountMenu(context) };
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { seed, requestId, today, nonce, pageData } = useDocumentFacts();
  const { site, locale } = useShop();
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
        {/* React Aria reads the nonce for its own style element from here. */}
        <meta property="csp-nonce" nonce={nonce} />
        {isIndexed ? null : <meta name="robots" content="noindex" />}
        <SiteLinks />
        <PageSheets nonce={nonce} />
      </head>
      <body>
        {children}
        <AfterHydration>
          <ScrollRestoration />
        </AfterHydration>
        <PageScripts data={pageData} nonce={nonce} />
      </body>
    </html>
  );
}

/** Only the script of a page that is left knows where it was; a document is scrolled by the browser. */
function AfterHydration({ children }: { children: React.ReactNode }) {
  return useHydrated() ? children : null;
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { visitor, taxNote, consent, basketStamp, toast, vehicleRevision } = loaderData;
  useStorageSync(vehicleRevision);
  const isBare = useMatches().some(({ handle }) => isBareHandle(handle));
  useBasketSync(useShop().site.id, basketStamp);
  return (
    <>
      <PageShell
        visitor={visitor}
        basketLink={<BasketLink count={visitor.basketCount} />}
        taxNote={taxNote}
        isBare={isBare}
      >
        <ToastWithoutScripts message={toast} />
        <Outlet />
        <ShopToasts message={toast} />
      </PageShell>
      {consent.banner !== "none" || consent.isMeasuringAllowed ? (
        <div className={bannerStyles.place}>
          <Suspense>
            {import.meta.env.SSR && !consent.isMeasuringAllowed ? (
              <SharedPart name="consent" inputs={consent}>
                <ConsentAndMeasuring consent={consent} />
              </SharedPart>
            ) : (
              <ConsentAndMeasuring consent={consent} />
            )}
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
    <PageShell
      visitor={visitor}
      basketLink={<BasketLink count={visitor.basketCount} />}
      taxNote={loaderData?.taxNote}
      isClosed={isMaintenance(error)}
    >
      <ShopError error={error} reference={requestId} hasStack={seed.stage === "development"} />
      {isConnectionFailure(error) ? (
        <Suspense>
          <OfflineVehicle />
        </Suspense>
      ) : null}
    </PageShell>
  );
}

/** Changes with the vehicle's data and the visitor, and reveals nothing about either. */
function vehicleRevision(context: RequestContext): string | undefined {
  const { knownAt } = context.get(vehicleContext);
  if (knownAt === undefined) return undefined;
  const { site, locale } = context.get(requestedShopContext).shop;
  const { isRegistered, person } = context.get(sessionContext);
  return [site.id, locale.id, knownAt, isRegistered ? (person?.signedInAt ?? 0) : ""].join("-");
}

function isBareHandle(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "bare" in handle && handle.bare === true;
}
