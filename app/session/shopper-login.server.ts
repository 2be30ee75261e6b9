import type { Client } from "../../contracts/client.ts";
import {
  authorizeCustomer,
  getAccessToken,
  getTrustedSystemAccessToken,
  logoutCustomer,
} from "../../contracts/commerce/slas.ts";
import type { StorefrontSettings } from "../settings/storefront-settings.ts";
import { newPkce, VERIFIER_LENGTHS } from "./pkce.ts";
import { readTokens, type ShopperTokens, type StoredTokens } from "./shopper-tokens.ts";

/** Gets tokens for a shopper of one site, and revokes them. */
export type ShopperLogin = {
  asGuest(): Promise<ShopperTokens>;
  refresh(refreshToken: string): Promise<ShopperTokens>;
  /** For a customer whom the identity provider has authenticated; ends the session of the guest they were. */
  signIn(idToken: string, guestUsid: string | undefined): Promise<ShopperTokens>;
  logOut(tokens: StoredTokens): Promise<void>;
};

type Deps = {
  call: Client;
  settings: Pick<StorefrontSettings, "commerce" | "publicOrigin">;
  now: () => Date;
  siteId: string;
};

export function createShopperLogin({ call, settings, now, siteId }: Deps): ShopperLogin {
  const { organizationId, clientId, serverClient } = settings.commerce;
  const params = { organizationId };
  const client = { client_id: clientId, channel_id: siteId };
  const redirect_uri = `${settings.publicOrigin}/callback`;
  return {
    async asGuest() {
      const { verifier, challenge } = newPkce(VERIFIER_LENGTHS.commerce);
      const query = {
        ...client,
        redirect_uri,
        code_challenge: challenge,
        code_challenge_method: "S256",
        response_type: "code",
        hint: "guest",
      } as const;
      const { searchParams } = new URL(await call(authorizeCustomer, { params, query }));
      const body = {
        ...client,
        grant_type: "authorization_code_pkce",
        code: searchParams.get("code") ?? "",
        usid: searchParams.get("usid") ?? "",
        code_verifier: verifier,
        redirect_uri,
      } as const;
      return readTokens(await call(getAccessToken, { params, body }), now());
    },
    async refresh(refreshToken) {
      const body = { ...client, grant_type: "refresh_token", refresh_token: refreshToken } as const;
      return readTokens(await call(getAccessToken, { params, body }), now());
    },
    async signIn(idToken, guestUsid) {
      const body = {
        ...client,
        grant_type: "client_credentials",
        hint: "ts_ext_on_behalf_of",
        idp_origin: "forgerock",
        id_token: idToken,
        ...(guestUsid !== undefined && { usid: guestUsid }),
      } as const;
      const headers = { authorization: basic(serverClient) };
      return readTokens(await call(getTrustedSystemAccessToken, { params, body }, { headers }), now());
    },
    async logOut({ accessToken, refreshToken }) {
      const headers = { authorization: `Bearer ${accessToken ?? ""}` };
      await call(logoutCustomer, { params, query: { ...client, refresh_token: refreshToken } }, { headers });
    },
  };
}

function basic({ id, secret }: { id: string; secret: string }): string {
  return `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`;
}
