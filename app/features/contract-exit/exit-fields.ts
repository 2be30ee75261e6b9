import type { FieldProblem } from "../../address/check-address.ts";
import { checkEmail } from "../../address/check-email.ts";
import { isCalendarDay } from "../../domain/calendar-day.ts";

/** The fields of the form as they were sent. The last three are of a cancellation, and need no input. */
export type ExitFields = {
  name: string;
  contract: string;
  email: string;
  type: string;
  reason: string;
  endsOn: string;
};
export type ExitField = keyof ExitFields;

export const NO_EXIT_FIELDS: ExitFields = { name: "", contract: "", email: "", type: "", reason: "", endsOn: "" };

/** For good cause, at once; any other value means the ordinary end. */
export const EXTRAORDINARY = "extraordinary";
export const ORDINARY = "ordinary";

/** In characters. */
export const EXIT_LIMITS = { name: 100, contract: 200, reason: 2_000 } as const;

export function cleanExitFields(fields: ExitFields): ExitFields {
  const line = (text: string) => storable(text).trim();
  return {
    name: line(fields.name),
    contract: line(fields.contract),
    // Spaces and marks that cannot be seen come with an address that was copied.
    email: storable(fields.email).replaceAll(/[\p{Z}\p{C}]/gu, ""),
    type: fields.type === EXTRAORDINARY ? EXTRAORDINARY : ORDINARY,
    reason: storable(fields.reason).replaceAll("\r\n", "\n").trim(),
    endsOn: line(fields.endsOn),
  };
}

/** No database stores the NUL character, and no keyboard has it. */
const storable = (text: string) => text.replaceAll("\0", "").toWellFormed();

/** What has to be asked again, in the order of the fields. Nothing else keeps a declaration from being taken. */
export function checkExitFields(fields: ExitFields): FieldProblem<ExitField>[] {
  return [
    ...(fields.name === "" ? [{ field: "name", text: "contact.nameRequired" } as const] : []),
    ...checkLength("name", fields.name),
    ...(fields.contract === "" ? [{ field: "contract", text: "withdrawal.contractRequired" } as const] : []),
    ...checkLength("contract", fields.contract),
    ...checkEmail(fields.email),
    ...checkLength("reason", fields.reason),
    ...(fields.endsOn === "" || isCalendarDay(fields.endsOn)
      ? []
      : [{ field: "endsOn", text: "cancellation.endDateInvalid" } as const]),
  ];
}

function checkLength(field: keyof typeof EXIT_LIMITS, text: string): FieldProblem<ExitField>[] {
  const max = EXIT_LIMITS[field];
  return text.length > max ? [{ field, text: "address.tooLong", values: { max } }] : [];
}
