import type { MessageId } from "../../../i18n/message-id.ts";
import type { TagState } from "../../../ui/tag/tag.tsx";

/** What a message to the shop is about, in the order of the form. */
export const CASE_TOPICS = [
  "service-renewals",
  "payment",
  "refunds-cancellations",
  "contact-us",
  "complaint",
  "privacy",
  "accessibility",
  "other",
] as const;
export type CaseTopic = (typeof CASE_TOPICS)[number];

export const CASE_TOPIC_NAMES: Readonly<Record<CaseTopic, MessageId>> = {
  "service-renewals": "faq.renewals",
  payment: "faq.payment",
  "refunds-cancellations": "faq.refunds",
  "contact-us": "contact.topicGeneral",
  complaint: "contact.topicComplaint",
  privacy: "contact.topicPrivacy",
  accessibility: "contact.topicAccessibility",
  other: "contact.topicOther",
};

type CaseStatus = "received" | "answered" | "closed";

export const CASE_STATUS_TAGS: Readonly<Record<CaseStatus, { text: MessageId; state: TagState }>> = {
  received: { text: "contact.statusReceived", state: "soon" },
  answered: { text: "contact.statusAnswered", state: "ok" },
  closed: { text: "contact.statusClosed", state: "off" },
};

/** A message to the shop with the number under which it is answered. */
export type Case = {
  number: string;
  /** A moment, such as "2026-11-17T12:00:00.000Z". */
  openedAt: string;
  topic: CaseTopic;
  status: CaseStatus;
  orderNumber?: string;
  message: string;
};
