import type { LinkAction, LinkState } from "../../../contracts/order-management/letter-links.ts";
import { letterToken, readLetterLink } from "../../../contracts/order-management/letter-links.ts";
import type { BackingSystems } from "../../../contracts/services.ts";
import { readPart } from "../../request/account/read-part.ts";
import type { RateLimits } from "../../settings/rate-limits.ts";
import type { LetterLink } from "./letter-link.ts";
import { linkFromWire } from "./link-from-wire.ts";

export type LinkDeps = {
  services: Pick<BackingSystems, "orderManagement">;
  limits: Pick<RateLimits, "unknownLinkPerIp">;
  siteId: string;
  ip: string;
};

export type LinkRequest = { token: string; action: LinkAction };

export type LinkOutcome =
  | { kind: "usable"; link: LetterLink }
  /** `usedAt` is missing when the change was made in another way. Paid is the service beyond the end of the letter. */
  | { kind: "used"; link: LetterLink; usedAt?: string; isPaid: boolean }
  | { kind: "expired" }
  | { kind: "unknown" }
  | { kind: "tooMany"; retryAfterSeconds: number }
  | { kind: "unavailable" };

/** What a link of a letter would do. Changes nothing, because mail scanners open links too. */
export async function readLink(deps: LinkDeps, { token, action }: LinkRequest): Promise<LinkOutcome> {
  const { services, siteId } = deps;
  if (!letterToken.safeParse(token).success) return refuseUnknown(deps);
  const answer = await readPart(services.orderManagement(readLetterLink, { body: { token, siteId } }));
  if (!answer.isAvailable) return { kind: "unavailable" };
  const outcome = outcomeOf(answer.value);
  const isOfPage = !("link" in outcome) || outcome.link.action === action;
  return outcome.kind === "unknown" || !isOfPage ? refuseUnknown(deps) : outcome;
}

function outcomeOf(state: LinkState): Exclude<LinkOutcome, { kind: "tooMany" | "unavailable" }> {
  switch (state.state) {
    case "usable":
      return { kind: "usable", link: linkFromWire(state.subject) };
    case "used":
      return {
        kind: "used",
        link: linkFromWire(state.subject),
        ...(state.usedAt && { usedAt: state.usedAt }),
        isPaid: state.paidUntil !== undefined,
      };
    case "expired":
    case "unknown":
      return { kind: state.state };
  }
}

/** Only links that do not exist are counted: a real one opens however many forged ones came from the same address. */
async function refuseUnknown({ limits, ip }: LinkDeps): Promise<LinkOutcome> {
  const allowance = await limits.unknownLinkPerIp(ip);
  return allowance.isAllowed
    ? { kind: "unknown" }
    : { kind: "tooMany", retryAfterSeconds: allowance.retryAfterSeconds };
}
