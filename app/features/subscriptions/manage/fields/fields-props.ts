import type { TypedReason } from "../../change/change-reasons.ts";
import type { ManagedSubscription } from "../load-managed-subscription.server.ts";

/** What the fields of every step get. */
export type FieldsProps = {
  subscription: ManagedSubscription;
  /** What the customer had entered when the change was refused. */
  typed: TypedReason | undefined;
  onValidityChange: (isValid: boolean) => void;
};
