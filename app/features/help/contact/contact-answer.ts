import type { FieldProblem } from "../../../address/check-address.ts";
import type { ContactField, ContactFields } from "./contact-message.ts";

/** Why a message was not filed, with everything that was typed. */
export type ContactAnswer = { fields: ContactFields } & (
  | { kind: "invalid"; problems: readonly FieldProblem<ContactField>[] }
  | { kind: "limited" }
  | { kind: "unavailable" }
);

/** The status of a page that keeps the form open. */
export const CONTACT_STATUS: Readonly<Record<ContactAnswer["kind"], number>> = {
  invalid: 422,
  limited: 429,
  unavailable: 503,
};
