import type { Money } from "../domain/money.ts";
import type { PlanTerm } from "../domain/plan-term.ts";

/** Where something is offered: names, prices and availability depend on all three. */
export type Place = { siteId: string; localeId: string; currency: string };

/** One way to buy a service. Without a term it is bought once and for all. */
export type ProductPlan = { planId: string; term?: PlanTerm; price: Money; isOrderable: boolean };

export type Benefit = { title: string; text: string; image?: string };

/** A service as it is offered in one place. */
export type Product = {
  productId: string;
  name: string;
  text: string;
  summary: string;
  image: string;
  gallery: readonly { src: string; alt: string }[];
  categoryId: string;
  isConnectedNavigation: boolean;
  /** Its dates are shown to its owner only. */
  isSecure: boolean;
  /** The kinds of drive it needs; empty when any will do. */
  powertrains: readonly string[];
  videoUrl?: string;
  manualUrl?: string;
  termsUrl?: string;
  benefits: readonly Benefit[];
  hasVariations: boolean;
  plans: readonly ProductPlan[];
};

export type Preferences = {
  isAccountHidden: boolean;
  isPaymentMethodHidden: boolean;
  overviewCountries: readonly string[];
  autoRenewalCountries: readonly string[];
  allOrdersCountries: readonly string[];
  hasVat: boolean;
  hasTaxIntegration: boolean;
  taxIntegrationCountries: readonly string[];
};

/** What everybody sees alike, kept for a while between requests. Ids that are not offered are left out of answers. */
export type Catalogue = {
  products(place: Place, ids: readonly string[]): Promise<Product[]>;
  /** Every service the place offers, in order. */
  allProducts(place: Place): Promise<Product[]>;
  preferences(siteId: string): Promise<Preferences>;
};
