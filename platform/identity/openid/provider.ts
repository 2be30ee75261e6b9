import type { ShopClient } from "./shop-client.ts";
import {
  type ClientMetadata,
  type Configuration,
  interactionPolicy,
  type KoaContextWithOIDC,
  Provider,
} from "oidc-provider";
import type { JWK } from "jose";
import {
  endSessionsMetadata,
  endSessionsPath,
  type IdentityClaims,
  scopes,
  sessionCookie,
} from "../../../contracts/identity/sign-in.ts";
import type { Queries } from "../../../database/database.ts";
import { type Account, findAccountBySub } from "../accounts.ts";
import type { createProviderRecords } from "./provider-records.ts";
import type { ProviderPages } from "./provider-pages.ts";

type IdentityProviderDeps = {
  issuer: string;
  queries: Queries;
  clients: readonly ShopClient[];
  signingKey: JWK;
  cookieKey: string;
  providerRecords: ReturnType<typeof createProviderRecords>;
  pages: ProviderPages;
  /** Called after a customer has confirmed the log-out on the provider's page. */
  onLogOut: (sub: string) => Promise<void>;
};

const day = 86_400;

/** The OpenID provider: authorization codes with PKCE S256 for public clients, and nothing else. */
export function createIdentityProvider(deps: IdentityProviderDeps): Provider {
  const isSecure = deps.issuer.startsWith("https:");
  const cookie = { httpOnly: true, sameSite: "lax", signed: true, secure: isSecure } as const;
  const prefix = isSecure ? "__Secure-" : "";
  const provider = new Provider(deps.issuer, {
    ...protocol,
    adapter: deps.providerRecords,
    jwks: { keys: [deps.signingKey] },
    clients: deps.clients.map(clientMetadata),
    cookies: {
      keys: [deps.cookieKey],
      // Each pending sign-in has cookies below its own path, so that two windows do not interfere.
      names: { session: sessionCookie, interaction: `${prefix}SSOSignIn`, resume: `${prefix}SSOResume` },
      long: { ...cookie, path: "/" },
      short: cookie,
    },
    findAccount: async (_, sub) => {
      const account = await findAccountBySub(deps.queries, sub);
      return account && { accountId: sub, claims: () => Promise.resolve(claimsOf(account)) };
    },
    discovery: { [endSessionsMetadata]: deps.issuer + endSessionsPath },
    interactions: {
      policy: withoutConsent(),
      // Not the path of the form itself: the cookie of the sign-in is valid below this path.
      url: (_, { uid, params }) =>
        `${mountOf(deps.issuer)}/sign-in/${uid}${params["screen_hint"] === "signup" ? "?new-account" : ""}`,
    },
    renderError: deps.pages.renderError,
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: true },
      revocation: {
        enabled: true,
        allowedPolicy: (_, client, token) => Promise.resolve(token.clientId === client.clientId),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: deps.pages.confirmLogOut,
        postLogoutSuccessSource: deps.pages.loggedOut,
      },
    },
  });
  provider.use(deps.pages.replaceScripts);
  provider.use(reportLogOut(deps.onLogOut));
  return provider;
}

/** Reports a confirmed log-out, so that the shops' sessions end with the provider's own. */
function reportLogOut(onLogOut: IdentityProviderDeps["onLogOut"]) {
  return async (context: Partial<Pick<KoaContextWithOIDC, "oidc">> & { status: number }, next: () => Promise<void>) => {
    await next();
    const { oidc, status } = context;
    const isConfirmed = oidc?.route === "end_session_confirm" && status === 303 && oidc.params?.logout !== undefined;
    const sub = oidc?.session?.accountId;
    if (isConfirmed && sub) await onLogOut(sub);
  };
}

export function mountOf(issuer: string): string {
  return new URL(issuer).pathname.replace(/\/$/, "");
}

const protocol: Configuration = {
  scopes: [...scopes],
  claims: {
    openid: ["sub"],
    email: ["email", "email_verified"],
    profile: ["given_name", "family_name"],
    "customer-person": ["svcrm_customer_id", "sap_cdc_id"],
    customer: ["svcrm_customer_id"],
    person: ["sap_cdc_id"],
    "vehicle-identity": ["svcrm_customer_id", "sap_cdc_id"],
  },
  // Puts the claims of the granted scopes into the id token, where the shops read them.
  conformIdTokenClaims: false,
  extraParams: ["brand", "country_code", "locale", "csrf", "screen_hint"],
  responseTypes: ["code"],
  pkce: { required: () => true },
  clientBasedCORS: () => false,
  issueRefreshToken: (_, client) => Promise.resolve(client.grantTypeAllowed("refresh_token")),
  rotateRefreshToken: true,
  expiresWithSession: () => Promise.resolve(true),
  loadExistingGrant: grantToOwnShop,
  routes: {
    authorization: "/authorize",
    end_session: "/log-out",
    jwks: "/jwks",
    revocation: "/revoke",
    token: "/token",
    userinfo: "/userinfo",
  },
  ttl: {
    AccessToken: 1800,
    AuthorizationCode: 60,
    IdToken: 1800,
    Interaction: 3600,
    RefreshToken: 90 * day,
    Session: 90 * day,
    Grant: 90 * day,
  },
};

function clientMetadata({ id, home, redirectUris, postLogoutRedirectUris }: ShopClient): ClientMetadata {
  return {
    client_id: id,
    client_uri: home,
    redirect_uris: redirectUris,
    post_logout_redirect_uris: postLogoutRedirectUris,
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    response_modes: ["query"],
  };
}

/** The shops are our own, so the customer is not asked for consent. */
function withoutConsent() {
  const policy = interactionPolicy.base();
  policy.remove("consent");
  return policy;
}

async function grantToOwnShop({ oidc }: KoaContextWithOIDC) {
  const { provider, client, session, account } = oidc;
  if (!client || !session || !account) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const grant =
    (grantId && (await provider.Grant.find(grantId))) ||
    new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
  const requestedScopes = [...oidc.requestParamScopes].join(" ");
  if (grant.getOIDCScopeFiltered(oidc.requestParamScopes) !== requestedScopes) {
    grant.addOIDCScope(requestedScopes);
    await grant.save();
  }
  return grant;
}

function claimsOf(account: Account): IdentityClaims {
  return {
    sub: account.sub,
    email: account.email,
    email_verified: account.emailVerified,
    given_name: account.givenName,
    family_name: account.familyName,
    ...(account.crmId && { svcrm_customer_id: account.crmId }),
    ...(account.cdcId && { sap_cdc_id: account.cdcId }),
  };
}
