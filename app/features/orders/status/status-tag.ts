import type { TagState } from "../../../ui/tag/tag.tsx";
import type { StatusLabel } from "./status-label.ts";

const GOOD: readonly StatusLabel[] = ["status.active", "status.paid", "status.processed"];
const OVER: readonly StatusLabel[] = [
  "status.cancelled",
  "status.cancellationCompleted",
  "status.deactivated",
  "status.expired",
  "status.refundIssued",
  "status.uninstalled",
];
const TROUBLE: readonly StatusLabel[] = [
  "status.activationError",
  "status.exportError",
  "status.installationFailed",
  "status.notMapped",
  "status.orderCancelled",
  "status.paymentError",
  "status.paymentFailed",
  "status.refundError",
];

/** The mark before a status; what is neither good, over nor trouble is under way. */
export function tagOf(label: StatusLabel): TagState {
  if (GOOD.includes(label)) return "ok";
  if (OVER.includes(label)) return "off";
  return TROUBLE.includes(label) ? "trouble" : "soon";
}
