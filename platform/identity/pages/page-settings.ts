import { type Brand, brands, type SignInLocale } from "../../../contracts/identity/sign-in.ts";
import type { ShopClient } from "../openid/shop-client.ts";
import { chooseLocale, textsOf } from "../texts/choose-locale.ts";
import type { Texts } from "../texts/texts.ts";

export const brandNames: Readonly<Record<Brand, string>> = { landrover: "Land Rover", jaguar: "Jaguar" };

/** The brand, language and addresses of a page. */
export type PageSettings = {
  brand: Brand;
  brandName: string;
  locale: SignInLocale;
  texts: Texts;
  /** Where the links back lead. */
  home: string;
  /** The shop of the make. */
  shop: string;
  /** The path at which the provider is mounted. */
  mount: string;
  stylesheet: string;
  year: number;
};

/** The visitor's preferences as requested; all values are untrusted. */
type Preferences = {
  brand?: unknown;
  locale?: unknown;
  ui_locales?: unknown;
  client_id?: unknown;
  clientId?: string | undefined;
  acceptLanguage?: string | undefined;
};

export type ChoosePageSettings = (preferences: Preferences) => PageSettings;

type Deps = { clients: readonly ShopClient[]; mount: string; stylesheet: string; now: () => Date };

export function createPageSettings({ clients, mount, stylesheet, now }: Deps): ChoosePageSettings {
  return (preferences) => {
    const clientId = preferences.clientId ?? preferences.client_id;
    const client = clients.find(({ id }) => id === clientId);
    const brand = brands.find((one) => one === preferences.brand) ?? client?.brand ?? "landrover";
    const locale = chooseLocale([
      splitWords(preferences.locale)[0],
      ...splitWords(preferences.ui_locales),
      ...splitWords(preferences.acceptLanguage?.replaceAll(/;[^,]*|,/g, " ")),
    ]);
    const shop = client ?? clients.find((one) => one.brand === brand);
    const home = shop?.home ?? "/";
    return {
      brand,
      brandName: brandNames[brand],
      locale,
      texts: textsOf[locale],
      home,
      shop: home,
      mount,
      stylesheet,
      year: now().getUTCFullYear(),
    };
  };
}

function splitWords(value: unknown): string[] {
  return typeof value === "string" ? value.split(/\s+/).filter((word) => word !== "") : [];
}
