import type { Brand } from "../../../contracts/identity/sign-in.ts";

/** A shop that lets its customers sign in here. */
export type ShopClient = {
  id: string;
  brand: Brand;
  redirectUris: string[];
  postLogoutRedirectUris: string[];
  /** Where the links back to the shop lead. */
  home: string;
};
