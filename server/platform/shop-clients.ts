import type { ShopClient } from "../../platform/identity/openid/provider.ts";
import type { Environment } from "../environment.ts";

/** The two makes as clients of the identity provider, each with its own way back. */
export function shopClients({ PUBLIC_ORIGIN }: Environment): ShopClient[] {
  return [
    {
      id: "VCS",
      brand: "landrover",
      redirectUris: [`${PUBLIC_ORIGIN}/callback/forgerock`],
      postLogoutRedirectUris: [`${PUBLIC_ORIGIN}/`],
      home: `${PUBLIC_ORIGIN}/`,
    },
    {
      id: "VCSJ",
      brand: "jaguar",
      redirectUris: [`${PUBLIC_ORIGIN}/callback/forgerock-vcsj`],
      postLogoutRedirectUris: [`${PUBLIC_ORIGIN}/jaguar/`],
      home: `${PUBLIC_ORIGIN}/jaguar/`,
    },
  ];
}
