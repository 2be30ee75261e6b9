import type { ShownRefusal } from "../../domain/sale/purchase-rules.ts";
import type { ShownLink } from "./letter-link.ts";
import type { RenewalOffer } from "./renewal-offer.ts";

/** The states of a link's page. */
export type LinkPage =
  | { kind: "stop"; link: ShownLink }
  /** `at` has its time zone, and is written by the server, so that every browser shows the same. */
  | { kind: "stopped"; link: ShownLink; receipt?: { at: string; text: string } }
  /** `offer` is missing when the plan is not sold any more. */
  | { kind: "renew"; link: ShownLink; offer?: RenewalOffer }
  | { kind: "renewUsed"; link: ShownLink }
  /** The service was renewed in the meantime, by this customer or by another one. */
  | { kind: "paid"; link: ShownLink }
  | { kind: "expired" | "unknown" | "tooMany" | "unavailable" };

/** Why nothing was done, although the link could be used. */
export type LinkProblem =
  | ShownRefusal
  | "basketFailed"
  /** The link is used up, but the plan is not in the basket. */
  | "notAdded"
  | "vehicleUnknown"
  /** The vehicle belongs to another customer than the signed-in one. */
  | "otherUser"
  | "otherMarket"
  | "unavailable";
