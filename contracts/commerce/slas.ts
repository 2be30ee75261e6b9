import { z } from "zod";
import { type Client, type Connection, createClient } from "../client.ts";
import { endpoint, redirectAddress } from "../endpoint.ts";
import { organizationParams } from "./scapi.ts";

const path = "/shopper/auth/v1/organizations/:organizationId/oauth2";

const clientId = z.string().regex(/^[\w-]{1,64}$/);
const channelId = z.string().regex(/^\w{1,32}$/);
const usid = z.string().regex(/^[\w-]{1,64}$/);
const redirectUri = z.string().min(1).max(500);
/** A SHA-256 digest in base64url, without padding. */
const codeChallenge = z.string().regex(/^[\w-]{43}$/);
const opaque = z.string().min(1).max(500);
const flag = z.enum(["true", "false"]);

/** The fault document of the token service. */
export const slasFault = z.object({ status_code: z.int(), message: z.string() });

/** The two messages after which the shop logs the shopper in again instead of showing an error. */
export const endedSessionMessages = { expired: "EXPIRED_TOKEN", invalid: "invalid refresh_token" } as const;

/** Starts a guest's session. The response is a redirect to `redirect_uri` that carries `usid` and `code`. */
export const authorizeCustomer = endpoint({
  method: "GET",
  path: `${path}/authorize`,
  params: organizationParams,
  query: z.object({
    redirect_uri: redirectUri,
    client_id: clientId,
    channel_id: channelId,
    code_challenge: codeChallenge,
    code_challenge_method: z.literal("S256").optional(),
    response_type: z.literal("code"),
    hint: z.literal("guest"),
    state: opaque.optional(),
    usid: usid.optional(),
  }),
  response: redirectAddress,
  responseKind: "redirect",
  isIdempotent: false,
});

/** Takes e-mail and password as basic credentials; the response is a redirect as for guests. */
export const authenticateCustomer = endpoint({
  method: "POST",
  path: `${path}/login`,
  params: organizationParams,
  body: z.strictObject({
    redirect_uri: redirectUri,
    client_id: clientId,
    channel_id: channelId,
    code_challenge: codeChallenge,
    code_challenge_method: z.literal("S256").optional(),
    state: opaque.optional(),
    usid: usid.optional(),
    organizationId: z.string().max(100).optional(),
  }),
  response: redirectAddress,
  encoding: "form",
  responseKind: "redirect",
});

const byCode = z.strictObject({
  grant_type: z.literal("authorization_code_pkce"),
  code: opaque,
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
  client_id: clientId,
  channel_id: channelId,
  redirect_uri: redirectUri,
  usid: usid.optional(),
  dnt: flag.optional(),
  organizationId: z.string().max(100).optional(),
});

const byRefreshToken = z.strictObject({
  grant_type: z.literal("refresh_token"),
  refresh_token: opaque,
  client_id: clientId,
  channel_id: channelId,
  dnt: flag.optional(),
  organizationId: z.string().max(100).optional(),
});

export const tokenResponse = z.object({
  access_token: z.string(),
  /** Empty for a guest. */
  id_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.int(),
  refresh_token_expires_in: z.int(),
  token_type: z.string(),
  usid: z.string(),
  customer_id: z.string(),
  /** Empty for a guest. */
  enc_user_id: z.string(),
  idp_access_token: z.string(),
});
export type TokenResponse = z.infer<typeof tokenResponse>;

export const getAccessToken = endpoint({
  method: "POST",
  path: `${path}/token`,
  params: organizationParams,
  body: z.discriminatedUnion("grant_type", [byCode, byRefreshToken]),
  response: tokenResponse,
  encoding: "form",
});

/**
 * For the shop's server only, which sends its client id and secret as basic credentials: starts the registered session
 * of a customer who has signed in at the identity provider. The provider's id token is verified first.
 */
export const getTrustedSystemAccessToken = endpoint({
  method: "POST",
  path: `${path}/trusted-system/token`,
  params: organizationParams,
  body: z.strictObject({
    grant_type: z.literal("client_credentials"),
    hint: z.literal("ts_ext_on_behalf_of"),
    idp_origin: z.string().min(1).max(100),
    id_token: z.string().min(1).max(8192),
    /** The public client that will refresh the session. */
    client_id: clientId,
    channel_id: channelId,
    usid: usid.optional(),
  }),
  response: tokenResponse,
  encoding: "form",
});

export const logoutCustomer = endpoint({
  method: "GET",
  path: `${path}/logout`,
  params: organizationParams,
  query: z.object({ refresh_token: opaque, client_id: clientId, channel_id: channelId }),
});

export function createSlasClient(connection: Connection): Client {
  return createClient({
    service: "commerce",
    connection,
    readFault(body) {
      const { data } = slasFault.safeParse(body);
      return data && { message: data.message };
    },
  });
}
