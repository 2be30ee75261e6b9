import type { ManagedSubscription } from "./load-managed-subscription.server.ts";

/** What the fields of every step get. */
export type FieldsProps = { subscription: ManagedSubscription; onValidityChange: (isValid: boolean) => void };
