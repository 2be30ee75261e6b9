import { CALLBACK_PATHS, SITE_HOMES } from "../../app/site/site-config.ts";
import type { ShopClient } from "../../platform/identity/openid/shop-client.ts";
import type { Environment } from "../environment/environment.ts";

const makes = [
  { site: "VCS", brand: "landrover" },
  { site: "VCSJ", brand: "jaguar" },
] as const;

export const identityClientId = ({ IDENTITY_CLIENTS }: Environment, site: "VCS" | "VCSJ") =>
  IDENTITY_CLIENTS[site] ?? site;

/** The two makes as clients of the identity provider, each with its own way back. */
export function shopClients(environment: Environment): ShopClient[] {
  const { PUBLIC_ORIGIN, SITE_HOSTS } = environment;
  const { protocol } = new URL(PUBLIC_ORIGIN);
  return makes.map(({ site, brand }) => {
    const home = PUBLIC_ORIGIN + SITE_HOMES[site];
    const hosts = Object.keys(SITE_HOSTS).filter((host) => SITE_HOSTS[host] === site);
    const origins = hosts.map((host) => `${protocol}//${host}`);
    return {
      id: identityClientId(environment, site),
      brand,
      redirectUris: [PUBLIC_ORIGIN, ...origins].map((origin) => origin + CALLBACK_PATHS[site]),
      postLogoutRedirectUris: [home, ...origins.map((origin) => `${origin}/`)],
      home,
    };
  });
}
