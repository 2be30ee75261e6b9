import { z } from "zod";
import { isFault } from "../../../contracts/fault.ts";
import { requestDeletion as requestDeletionCall } from "../../../contracts/privacy/privacy-requests.ts";
import { isConfirmed } from "./confirm-word.ts";
import { hasSignedInRecently } from "./deletion-page.ts";
import type { DeletionDeps } from "./load-deletion-page.server.ts";

export const deletionForm = z.object({
  word: z.string().max(100),
  requestKey: z.string().regex(/^[\w-]{32,64}$/),
});

type Outcome =
  | { kind: "requested"; requestKey: string }
  | { kind: "notConfirmed" }
  | { kind: "signInIsOld" }
  | { kind: "unavailable" };

type Deps = DeletionDeps & { firstName: string };

/** Nothing of the form says whose data is deleted: the account is the session's. */
export async function requestDeletion(deps: Deps, form: z.output<typeof deletionForm>): Promise<Outcome> {
  const { accountId, forgerockId, firstName, shop, services, now, signedInAt } = deps;
  if (!hasSignedInRecently(signedInAt, now)) return { kind: "signInIsOld" };
  if (!isConfirmed(form.word, shop.locale.id)) return { kind: "notConfirmed" };
  try {
    const { requestKey } = await services.privacy(requestDeletionCall, {
      body: {
        requestKey: form.requestKey,
        account: { accountId, identityId: forgerockId ?? null },
        name: firstName || null,
        siteId: shop.site.id === "VCSJ" ? "VCSJ" : "VCS",
        localeId: shop.locale.id,
      },
    });
    return { kind: "requested", requestKey };
  } catch (error) {
    if (!isFault(error)) throw error;
    return { kind: "unavailable" };
  }
}
