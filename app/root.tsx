import { lazy, Suspense } from "react";
import { data, Links, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { PageShell } from "./features/shell/page-shell.tsx";
import { isMaintenance, ShopError } from "./features/shell/error-pages/shop-error.tsx";
import { isConnectionFailure } from "./features/shell/error-pages/connection-failure.ts";
import { ShopToasts } from "./features/shell/shop-toasts.tsx";
import { toastCookie } from "./features/shell/toast-cookie.server.ts";
import type { Visitor } from "./features/shell/visitor.ts";
import { useVehicleMirror } from "./features/vehicle/keeping/use-vehicle-mirror.ts";
import { messageChunk } from "./i18n/load-messages.ts";
import { maintenance } from "./middleware/maintenance.ts";
import { requireVehicle } from "./middleware/require-vehicle.ts";
import { vehicleFromLink } from "./middleware/vehicle-from-link.ts";
import { vehicleInHand } from "./middleware/vehicle-in-hand.ts";
import { type RequestContext, settingsContext, shopContext, vehicleContext } from "./request-context.ts";
import { useDocumentFacts } from "./shop-frame.tsx";
import { useShop } from "./site/shop-context.tsx";
import { SiteLinks } from "./site-links.tsx";
import "./ui/tokens.css";
import "./ui/base.css";

/** Without a connection its code may be missing too; then nothing is remembered. */
const RememberedVehicle = lazy(async () => {
  const loaded = await import("./features/vehicle/keeping/remembered-vehicle.tsx").catch(() => undefined);
  return { default: loaded?.RememberedVehicle ?? (() => null) };
});

const VEHICLE_GUARDS = Object.fromEntries(
  ["/service/:productId", "/single-detail-page/:productId", "/services", "/renew-all", "/checkout"].map((pattern) => [
    pattern,
    { needsVehicle: true, checksOwner: true },
  ]),
);

const guest: Visitor = { kind: "guest", basketCount: 0 };

export const middleware: Route.MiddlewareFunction[] = [
  maintenance,
  vehicleInHand,
  vehicleFromLink,
  requireVehicle(VEHICLE_GUARDS),
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const settings = context.get(settingsContext);
  const cookie = toastCookie(settings);
  const toast = await cookie.read(request);
  return data(
    { visitor: guest, isIndexed: settings.isIndexed, toast, vehicleRevision: vehicleRevision(context) },
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

export default function App({ loaderData: { visitor, toast, vehicleRevision } }: Route.ComponentProps) {
  useVehicleMirror(vehicleRevision);
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
      {isConnectionFailure(error) ? (
        <Suspense>
          <RememberedVehicle />
        </Suspense>
      ) : null}
    </PageShell>
  );
}

/** Says that there is something new about the vehicle, and nothing about the vehicle. */
function vehicleRevision(context: RequestContext): string | undefined {
  const { knownAt } = context.get(vehicleContext);
  return knownAt === undefined ? undefined : `${context.get(shopContext).shop.site.id}-${knownAt}`;
}

function isBareHandle(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "bare" in handle && handle.bare === true;
}
