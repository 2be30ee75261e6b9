import { checkEmail } from "../../../address/check-email.ts";
import type { FieldProblem } from "../../../address/check-address.ts";
import { CASE_TOPICS, type CaseTopic } from "../cases/case.ts";

/** The fields of the contact form as they were sent. */
export type ContactFields = { topic: string; orderNumber: string; name: string; email: string; message: string };
export type ContactField = keyof ContactFields;

export const NO_CONTACT_FIELDS: ContactFields = { topic: "", orderNumber: "", name: "", email: "", message: "" };

/** In characters. */
export const CONTACT_LIMITS = { orderNumber: 40, name: 100, message: 2_000 } as const;

/** Without spaces around the short fields. A browser sends a line break of the message as two characters. */
export function cleanContactFields({ topic, orderNumber, name, email, message }: ContactFields): ContactFields {
  const line = (text: string) => storable(text).trim();
  return {
    topic,
    orderNumber: line(orderNumber),
    name: line(name),
    email: line(email),
    message: storable(message).replaceAll("\r\n", "\n"),
  };
}

/** No database stores the NUL character, and no keyboard has it. */
const storable = (text: string) => text.replaceAll("\0", "").toWellFormed();

export const isCaseTopic = (topic: string): topic is CaseTopic => (CASE_TOPICS as readonly string[]).includes(topic);

/** Everything that is wrong, in the order of the fields. */
export function checkContactFields(fields: ContactFields): FieldProblem<ContactField>[] {
  return [
    ...(isCaseTopic(fields.topic) ? [] : [{ field: "topic", text: "contact.topicRequired" } as const]),
    ...checkLength("orderNumber", fields.orderNumber),
    ...(fields.name === "" ? [{ field: "name", text: "contact.nameRequired" } as const] : []),
    ...checkLength("name", fields.name),
    ...checkEmail(fields.email),
    ...checkMessage(fields.message),
  ];
}

function checkLength(field: "orderNumber" | "name", text: string): FieldProblem<ContactField>[] {
  const max = CONTACT_LIMITS[field];
  return text.length > max ? [{ field, text: "address.tooLong", values: { max } }] : [];
}

function checkMessage(message: string): FieldProblem<ContactField>[] {
  if (message.trim() === "") return [{ field: "message", text: "contact.messageRequired" }];
  return message.length > CONTACT_LIMITS.message ? [{ field: "message", text: "form.tooLong" }] : [];
}
