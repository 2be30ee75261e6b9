/** What a visitor needs to open an address. */
export type RouteNeeds = {
  /** A guest needs a vehicle: a selected one, or one in the address. */
  needsVehicle: boolean;
  /** Only registered customers. */
  needsSignIn: boolean;
  /** A customer sees it only for their own vehicle. */
  checksOwner: boolean;
  /** The preference that hides the page. */
  hiddenBy: "hideAccountPage" | "hidePaymentMethodPage" | undefined;
  /** Exists only for testing. */
  isDevelopmentOnly: boolean;
  /** For programs; not a page. */
  isCall: boolean;
};

const open: RouteNeeds = {
  needsVehicle: false,
  needsSignIn: false,
  checksOwner: false,
  hiddenBy: undefined,
  isDevelopmentOnly: false,
  isCall: false,
};
const ownVehiclePage: RouteNeeds = { ...open, needsVehicle: true, checksOwner: true };
const anyVehiclePage: RouteNeeds = { ...open, needsVehicle: true };
const account: RouteNeeds = { ...open, needsSignIn: true, hiddenBy: "hideAccountPage" };
const paymentMethodPage: RouteNeeds = { ...account, hiddenBy: "hidePaymentMethodPage" };
const development: RouteNeeds = { ...open, isDevelopmentOnly: true };
const call: RouteNeeds = { ...open, isCall: true };

/** Every address of the shop. */
export const ROUTE_NEEDS: Readonly<Record<string, RouteNeeds>> = {
  "/": open,
  "/home": open,

  "/account": account,
  "/account/my-overview": account,
  "/account/my-subscriptions": account,
  "/account/my-subscriptions/:assetId": account,
  "/account/my-services": account,
  "/account/my-orders": account,
  "/account/my-orders/:orderId/:orderReference": account,
  "/account/my-payment-method": paymentMethodPage,
  "/account/my-payment-method/edit-billing-address": paymentMethodPage,
  "/account/my-payment-method/edit-payment-method": paymentMethodPage,
  "/account/my-payment-method/add-payment-method": paymentMethodPage,
  "/account/my-data": account,
  "/account/my-data/all": account,
  "/account/my-data/delete": account,
  "/account/my-data/file": account,
  "/account/need-help": account,
  // There is no account any longer: a secret in the address opens the receipt.
  "/data-deletion/:requestKey": open,

  "/checkout": ownVehiclePage,
  // A customer who returns from a bank, or to a placed order, is never asked for a vehicle.
  "/confirmation/:orderNo": open,
  "/payment-confirmation": open,

  "/sign-in": call,
  "/callback": call,
  "/callback/:hint": call,
  "/callback/forgerock": call,
  "/callback/forgerock-vcsj": call,
  "/log-out": open,
  "/restricted-access": open,

  "/service/:productId": ownVehiclePage,
  // Everybody may read it before a purchase, whatever the vehicle.
  "/service/:productId/data": open,
  "/single-detail-page/:productId": ownVehiclePage,
  "/services": ownVehiclePage,
  "/renew-all": ownVehiclePage,
  "/subscriptions-redirect": anyVehiclePage,

  "/vin-error": open,
  "/invalid-market-vin": open,
  "/invalid-brand-vin": open,

  "/view-order": open,
  "/guest/order/:orderNo": open,
  "/guest/order/:orderNo/data": open,
  "/request-refund/:orderNo": open,

  "/renewal/stop/:token": open,
  "/renewal/renew/:token": open,
  "/calendar/:token": call,

  "/faqs": open,
  "/terms-conditions": open,
  "/contact-us": open,
  "/withdraw": open,
  "/cancel-subscription": open,
  "/privacy": open,
  "/accessibility": open,
  "/imprint": open,
  "/cookie-preferences": open,

  "/generic-error": open,
  "/internal-server-error": open,
  "/page-not-found": open,
  "/maintenance": open,
  "/offline": open,
  "/loading": open,

  "/uikit": development,
  "/test": development,
  "/test-errors": development,
  "/test-override": development,
  "/test-multisite-components": development,
  "/product/:productId": development,
  "/loqate": development,

  "/service-call-apigee": call,
  "/service-call-apigee-credit-notes": call,
  "/service-call-controller": call,
  "/service-call-search-assets": call,
  "/service-call-address-find": call,
  "/service-call-address-retrieve": call,
  "/service-geolocation": call,
  "/service-get-basket": call,
  "/service-get-maintenance-status": call,
  "/service-call-forgerock-access-token": call,
  "/service-call-forgerock-logout": call,
  "/service-get-custom-environment-variables": call,
  "/service-call-adyen-payment-method": call,
  "/service-call-adyen-payments": call,
  "/service-call-adyen-payments-details": call,
  "/service-call-adyen-saved-payment-methods": call,
  "/service-call-adyen-delete-payment-method": call,
  "/service-call-stripe": call,
  "/service-call-stripe-customer": call,
  "/service-get-payment-status": call,
  "/robots.txt": call,
  "/sitemap.xml": call,

  "/:splashName": open,
  "/*": open,
};
