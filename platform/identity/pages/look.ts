import { type Brand, brands, type SignInLocale } from "../../../contracts/identity/sign-in.ts";
import type { ShopClient } from "../openid/shop-client.ts";
import { chooseLocale, textsOf } from "../texts/speak.ts";
import type { Texts } from "../texts/texts.ts";

export const brandNames: Readonly<Record<Brand, string>> = { landrover: "Land Rover", jaguar: "Jaguar" };

/** How a page looks and speaks. */
export type Look = {
  brand: Brand;
  brandName: string;
  locale: SignInLocale;
  texts: Texts;
  /** The shop of the make, for the links back. */
  home: string;
  /** The path below which the provider lives. */
  mount: string;
  stylesheet: string;
  year: number;
};

/** What is known about a visitor's wishes; everything comes from outside and may be anything. */
type Wishes = {
  brand?: unknown;
  locale?: unknown;
  ui_locales?: unknown;
  client_id?: unknown;
  clientId?: string | undefined;
  acceptLanguage?: string | undefined;
};

export type Looks = { choose(wishes: Wishes): Look };

type Means = { clients: readonly ShopClient[]; mount: string; stylesheet: string; now: () => Date };

export function createLooks({ clients, mount, stylesheet, now }: Means): Looks {
  return {
    choose(wishes) {
      const clientId = wishes.clientId ?? wishes.client_id;
      const client = clients.find(({ id }) => id === clientId);
      const brand = brands.find((one) => one === wishes.brand) ?? client?.brand ?? "landrover";
      const locale = chooseLocale([
        words(wishes.locale)[0],
        ...words(wishes.ui_locales),
        ...words(wishes.acceptLanguage?.replaceAll(/;[^,]*|,/g, " ")),
      ]);
      const shop = client ?? clients.find((one) => one.brand === brand);
      return {
        brand,
        brandName: brandNames[brand],
        locale,
        texts: textsOf[locale],
        home: shop?.home ?? "/",
        mount,
        stylesheet,
        year: now().getUTCFullYear(),
      };
    },
  };
}

function words(value: unknown): string[] {
  return typeof value === "string" ? value.split(/\s+/).filter((word) => word !== "") : [];
}
