import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** An address whose page does not exist yet: it answers with the not-found page. */
const pending = (path: string) => route(path, "routes/errors/not-found.tsx", { id: `pending:${path}` });

export default [
  index("routes/home.tsx"),
  route("home", "routes/home.tsx", { id: "home" }),

  route("account", "routes/account/account.tsx", [
    index("routes/account/account-home.tsx"),
    route("my-overview", "routes/account/my-overview.tsx"),
    route("my-subscriptions", "routes/account/my-subscriptions.tsx", [
      index("routes/account/all-subscriptions.tsx"),
      route(":assetId", "routes/account/manage-subscription.tsx"),
    ]),
    route("my-services", "routes/account/my-services.tsx"),
    route("my-orders", "routes/account/my-orders.tsx"),
    route("my-payment-method", "routes/account/payment/my-payment-method.tsx"),
    route("my-payment-method/edit-billing-address", "routes/account/payment/edit-billing-address.tsx"),
    route("my-payment-method/edit-payment-method", "routes/account/payment/save-payment-method.tsx"),
    route("my-payment-method/add-payment-method", "routes/account/payment/save-payment-method.tsx", {
      id: "add-payment-method",
    }),
    route("my-data", "routes/account/my-data/my-data.tsx"),
    route("my-data/all", "routes/account/my-data/all-data.tsx"),
    route("my-data/delete", "routes/account/my-data/delete-data.tsx"),
    route("need-help", "routes/account/need-help.tsx"),
  ]),
  route("account/my-orders/:orderId/:orderReference", "routes/account/order.tsx"),

  route("account/my-data/file", "routes/account/my-data/data-file.ts"),
  route("data-deletion/:requestKey", "routes/account/my-data/deletion-receipt.tsx"),

  route("checkout", "routes/checkout/checkout.tsx"),
  route("confirmation/:orderNo", "routes/checkout/confirmation.tsx"),
  route("payment-confirmation", "routes/checkout/payment-confirmation.tsx"),

  route("sign-in", "routes/sign-in/sign-in.ts"),
  route("callback", "routes/sign-in/callback.ts"),
  route("callback/:hint", "routes/sign-in/callback.ts", { id: "callback-hint" }),
  route("callback/forgerock", "routes/sign-in/callback.ts", { id: "callback-forgerock" }),
  route("callback/forgerock-vcsj", "routes/sign-in/callback.ts", { id: "callback-forgerock-vcsj" }),
  route("log-out", "routes/sign-in/log-out.tsx"),
  route("restricted-access", "routes/sign-in/restricted-access.tsx"),

  route("service/:productId", "routes/renewal/one-service.tsx"),
  route("service/:productId/data", "routes/renewal/data-card.tsx"),
  route("single-detail-page/:productId", "routes/renewal/single-detail-page.tsx"),
  route("services", "routes/renewal/services.tsx"),
  route("renew-all", "routes/renewal/renew-all.tsx"),
  route("subscriptions-redirect", "routes/subscriptions-redirect.tsx"),

  route("vin-error", "routes/find-vehicle.tsx"),
  route("invalid-market-vin", "routes/invalid-market-vin.tsx"),
  route("invalid-brand-vin", "routes/invalid-brand-vin.tsx"),

  route("view-order", "routes/guest/view-order.tsx"),
  route("guest/order/:orderNo", "routes/guest/guest-order.tsx"),
  route("request-refund/:orderNo", "routes/guest/request-refund.tsx"),

  route("renewal/stop/:token", "routes/guest/stop-renewal.tsx"),
  route("renewal/renew/:token", "routes/guest/renew-by-link.tsx"),
  route("calendar/:token", "routes/guest/calendar.ts"),

  route("faqs", "routes/help/faqs.tsx"),
  route("terms-conditions", "routes/help/terms-conditions.tsx"),
  route("contact-us", "routes/help/contact-us.tsx"),
  pending("withdraw"),
  pending("cancel-subscription"),
  route("privacy", "routes/help/privacy.tsx"),
  route("accessibility", "routes/help/accessibility.tsx"),
  route("imprint", "routes/help/imprint.tsx"),
  route("cookie-preferences", "routes/cookie-preferences.tsx"),

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
  route("loqate", "routes/development/loqate.tsx"),

  route("service-get-basket", "routes/calls/basket.ts"),
  route("service-get-maintenance-status", "routes/calls/maintenance-status.ts"),
  route("service-call-apigee", "routes/calls/vehicle-lookup.ts"),
  route("service-call-controller", "routes/calls/account-controller.ts"),
  route("service-call-search-assets", "routes/calls/search-assets.ts"),
  route("service-call-address-find", "routes/calls/address-find.ts"),
  route("service-call-address-retrieve", "routes/calls/address-retrieve.ts"),
  route("service-call-apigee-credit-notes", "routes/calls/credit-notes.ts"),
  route("service-geolocation", "routes/calls/geolocation.ts"),
  route("service-call-forgerock-access-token", "routes/calls/forgerock-access-token.ts"),
  route("service-call-forgerock-logout", "routes/calls/forgerock-logout.ts"),
  route("service-get-custom-environment-variables", "routes/calls/environment-variables.ts"),
  route("service-call-adyen-payment-method", "routes/payment-calls/adyen-payment-method.ts"),
  route("service-call-adyen-payments", "routes/payment-calls/adyen-payments.ts"),
  route("service-call-adyen-payments-details", "routes/payment-calls/adyen-payments-details.ts"),
  route("service-call-adyen-saved-payment-methods", "routes/payment-calls/adyen-saved-payment-methods.ts"),
  route("service-call-adyen-delete-payment-method", "routes/payment-calls/adyen-delete-payment-method.ts"),
  route("service-call-stripe", "routes/payment-calls/stripe.ts"),
  route("service-call-stripe-customer", "routes/payment-calls/stripe-customer.ts"),
  route("service-get-payment-status", "routes/payment-calls/payment-status.ts"),
  route("robots.txt", "routes/calls/robots.ts"),
  route("sitemap.xml", "routes/calls/sitemap.ts"),

  route(":splashName", "routes/splash.tsx"),
  route("*", "routes/errors/not-found.tsx", { id: "not-found" }),
] satisfies RouteConfig;
