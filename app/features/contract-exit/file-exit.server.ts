import { createHash } from "node:crypto";
import type { Client } from "../../../contracts/client.ts";
import { isFault } from "../../../contracts/fault.ts";
import { type DeclarationReceipt, fileDeclaration } from "../../../contracts/order-management/declarations.ts";
import type { RateLimits } from "../../settings/rate-limits.ts";
import type { LocaleId } from "../../site/locales.ts";
import { type ExitFields, EXTRAORDINARY, ORDINARY } from "./exit-fields.ts";
import type { ExitKind } from "./exit-kind.ts";

type Deps = {
  orderManagement: Client;
  limits: Pick<RateLimits, "declarationPerIp">;
  ip: string;
  siteId: string;
  localeId: LocaleId;
};

type Outcome = { kind: "filed"; requestKey: string; receipt: DeclarationReceipt } | { kind: "unavailable" };

/**
 * Files a declaration that was checked. A sender of too many is not refused: beyond the limit an operator releases
 * the letter. The same declaration from the same form is filed once.
 */
export async function fileExit(
  deps: Deps,
  { kind, fields, formKey }: { kind: ExitKind; fields: ExitFields; formKey: string },
): Promise<Outcome> {
  const siteId = deps.siteId === "VCSJ" ? "VCSJ" : "VCS";
  const content = { kind, siteId, localeId: deps.localeId, ...wireFields(kind, fields) } as const;
  const requestKey = createHash("sha256")
    .update(JSON.stringify([formKey, content]))
    .digest("base64url");
  const { isAllowed } = await deps.limits.declarationPerIp(deps.ip);
  try {
    const receipt = await deps.orderManagement(fileDeclaration, {
      body: { requestKey, ...content, isLetterHeld: !isAllowed },
    });
    return { kind: "filed", requestKey, receipt };
  } catch (error) {
    if (!isFault(error)) throw error;
    return { kind: "unavailable" };
  }
}

function wireFields(kind: ExitKind, { name, contract, email, type, reason, endsOn }: ExitFields) {
  const isCancellation = kind === "cancellation";
  const isExtraordinary = type === EXTRAORDINARY;
  return {
    name,
    contract,
    email,
    type: isCancellation ? (isExtraordinary ? EXTRAORDINARY : ORDINARY) : null,
    reason: (isCancellation && reason) || null,
    endsOn: (isCancellation && endsOn) || null,
  } as const;
}
