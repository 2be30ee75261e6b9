import * as openid from "openid-client";
import { brandCodes, patchForeignIds } from "../../../contracts/commerce/customers/customer-foreign-ids.ts";
import { isFault } from "../../../contracts/fault.ts";
import { type IdentityClaims, identityClaims } from "../../../contracts/identity/sign-in.ts";
import type { BackingSystems } from "../../../contracts/services.ts";
import type { Session } from "../../session/session.ts";
import type { StorefrontSettings } from "../../settings/storefront-settings.ts";
import type { IdentityProvider } from "../../session/identity-provider.server.ts";
import type { SignInFlow } from "./sign-in-flows.server.ts";
import type { SignInProblem } from "./sign-in-problem.ts";

type Deps = {
  provider: IdentityProvider;
  services: Pick<BackingSystems, "commerceOcapi">;
  settings: Pick<StorefrontSettings, "commerce">;
  session: Session;
  /** Merges the guest's basket into the account's. */
  mergeGuestBasket: (person: { email: string }) => Promise<void>;
  report: (error: unknown) => void;
};

/** The answer of the provider: the query of the URL it sent the browser to. */
type Answer = { flow: SignInFlow; query: URLSearchParams };

export type SignInOutcome =
  | { kind: "signedIn"; idToken: string }
  /** The provider has no session during a silent sign-in, or the customer cancelled. */
  | { kind: "declined" }
  | { kind: "failed"; problem: SignInProblem };

/** Error codes of the provider that are not failures. */
const DECLINED = new Set([
  "access_denied",
  "login_required",
  "interaction_required",
  "consent_required",
  "account_selection_required",
]);

type VerifiedIdentity = { idToken: string; claims: IdentityClaims & { email: string } };

export async function finishSignIn(deps: Deps, { flow, query }: Answer): Promise<SignInOutcome> {
  if (DECLINED.has(query.get("error") ?? "")) return { kind: "declined" };
  const verified = await verifyIdentity(deps, { flow, query });
  if (typeof verified === "string") return { kind: "failed", problem: verified };
  const { idToken, claims } = verified;
  if (!claims.svcrm_customer_id || !claims.sap_cdc_id) return { kind: "failed", problem: "ids" };
  try {
    const person = {
      accountId: claims.sap_cdc_id,
      forgerockId: claims.sub,
      firstName: claims.given_name ?? "",
    };
    const shopper = await deps.session.signIn({ idToken, person });
    const [areIdsSaved] = await Promise.all([
      saveForeignIds(deps, { claims, customerId: shopper.customerId, siteId: flow.siteId }),
      deps.mergeGuestBasket({ email: claims.email }),
    ]);
    if (areIdsSaved) return { kind: "signedIn", idToken };
    void deps.session.signOut();
    return { kind: "failed", problem: "customer" };
  } catch (error) {
    if (!isFault(error)) throw error;
    deps.report(error);
    return { kind: "failed", problem: error.kind === "refused" ? "token" : "unavailable" };
  }
}

/** Exchanges the code for tokens, and checks the answer and the id token before using them. */
async function verifyIdentity(
  { provider, report }: Deps,
  { flow, query }: Answer,
): Promise<VerifiedIdentity | SignInProblem> {
  try {
    const client = await provider.clientOf(flow.siteId);
    const url = new URL(flow.redirectUri);
    url.search = query.toString();
    const tokens = await openid.authorizationCodeGrant(client, url, {
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.verifier,
      idTokenExpected: true,
    });
    const { data } = identityClaims.safeParse(tokens.claims());
    if (!data?.email || !tokens.id_token) return "token";
    return { idToken: tokens.id_token, claims: { ...data, email: data.email } };
  } catch (error) {
    report(error);
    return isNetworkFailure(error) ? "unavailable" : "token";
  }
}

function isNetworkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    isFault(error) || error.name === "TypeError" || error.name === "TimeoutError" || error.name === "BrokenCircuitError"
  );
}

type Ids = { claims: IdentityClaims; customerId: string; siteId: string };

/** Saves at commerce the ids by which other systems know the customer. */
async function saveForeignIds(
  { services, settings, report }: Deps,
  { claims, customerId, siteId }: Ids,
): Promise<boolean> {
  const { id, secret } = settings.commerce.serverClient;
  const headers = { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}` };
  try {
    await services.commerceOcapi(
      patchForeignIds,
      {
        params: { siteId, customerId },
        query: { context: "login", brand: brandCodes[siteId] ?? "" },
        body: {
          c_forgerockId: claims.sub,
          c_svcrmCustomerId: claims.svcrm_customer_id,
          c_sapCdcId: claims.sap_cdc_id,
        },
      },
      { headers },
    );
    return true;
  } catch (error) {
    if (!isFault(error)) throw error;
    report(error);
    return false;
  }
}
