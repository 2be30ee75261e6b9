import { factsContext, settingsContext, depsContext } from "../../request/request-context.ts";
import {
  newStorageKeyId,
  storageKeyCookie,
  deriveStorageEncryptionKey,
} from "../../session/storage-encryption-key.server.ts";
import { tooManyRequests } from "../../request/limits/too-many-requests.ts";
import type { Route } from "./+types/environment-variables";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import { addCookies } from "../../request/cookies/add-cookies.ts";

/** The key with which this browser encrypts its copy of the vehicle. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const allowance = await context.get(depsContext).limits.sessionKeyPerIp(context.get(factsContext).ip);
  if (!allowance.isAllowed) return tooManyRequests(allowance.retryAfterSeconds);
  const cookie = storageKeyCookie(cookieDeps(context));
  const known = await cookie.read(request);
  const keyId = known ?? newStorageKeyId();
  const headers = new Headers({ "cache-control": "no-store" });
  if (!known) addCookies(headers, await cookie.write(keyId));
  return Response.json(deriveStorageEncryptionKey(context.get(settingsContext).sessionSecret, keyId), { headers });
}
