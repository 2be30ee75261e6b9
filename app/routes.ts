import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** An address that exists while its page is still to come: it answers with the not-found page. */
const pending = (path: string) => route(path, "routes/errors/not-found.tsx", { id: `pending:${path}` });

export default [
  index("routes/home.tsx"),
  route("home", "routes/home.tsx", { id: "home" }),

  pending("account"),
  pending("account/my-overview"),
  pending("account/my-subscriptions"),
  pending("account/my-services"),
  pending("account/my-orders"),
  pending("account/my-orders/:orderId/:orderReference"),
  pending("account/my-payment-method"),
  pending("account/my-payment-method/edit-billing-address"),
  pending("account/my-payment-method/edit-payment-method"),
  pending("account/my-payment-method/add-payment-method"),
  pending("account/need-help"),

  pending("checkout"),
  pending("confirmation/:orderNo"),
  pending("payment-confirmation"),

  pending("callback"),
  pending("callback/:hint"),
  pending("callback/forgerock"),
  pending("callback/forgerock-vcsj"),
  pending("restricted-access"),

  route("service/:productId", "routes/renewal/service-renewal.tsx"),
  route("single-detail-page/:productId", "routes/renewal/single-detail-page.tsx"),
  route("services", "routes/renewal/services.tsx"),
  route("renew-all", "routes/renewal/renew-all.tsx"),
  pending("subscriptions-redirect"),

  route("vin-error", "routes/find-vehicle.tsx"),
  pending("invalid-market-vin"),
  pending("invalid-brand-vin"),

  pending("view-order"),
  pending("guest/order/:orderNo"),
  pending("request-refund/:orderNo"),

  pending("faqs"),
  pending("terms-conditions"),
  pending("contact-us"),
  pending("withdraw"),
  pending("cancel-subscription"),
  pending("privacy"),
  pending("accessibility"),
  pending("imprint"),
  pending("cookie-preferences"),

  route("generic-error", "routes/errors/generic-error.tsx"),
  route("internal-server-error", "routes/errors/internal-server-error.tsx"),
  route("page-not-found", "routes/errors/page-not-found.tsx"),
  route("maintenance", "routes/errors/maintenance.tsx"),
  route("offline", "routes/errors/offline.tsx"),
  route("loading", "routes/loading.tsx"),

  route("uikit", "routes/uikit.tsx"),
  route("test", "routes/development/test.tsx"),
  route("test-errors", "routes/development/test-errors.tsx"),
  route("test-override", "routes/development/test-override.tsx"),
  route("test-multisite-components", "routes/development/test-multisite-components.tsx"),
  route("product/:productId", "routes/renewal/product.tsx"),
  pending("loqate"),

  route("service-get-maintenance-status", "routes/calls/maintenance-status.ts"),
  route("robots.txt", "routes/calls/robots.ts"),
  route("sitemap.xml", "routes/calls/sitemap.ts"),

  route(":splashName", "routes/splash.tsx"),
  route("*", "routes/errors/not-found.tsx", { id: "not-found" }),
] satisfies RouteConfig;
