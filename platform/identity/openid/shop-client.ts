import type { Brand } from "../../../contracts/identity/sign-in.ts";

/** A shop whose customers sign in at this provider. */
export type ShopClient = {
  id: string;
  brand: Brand;
  redirectUris: string[];
  postLogoutRedirectUris: string[];
  /** The target of links back to the shop. */
  home: string;
};
