import type { CaseDocument, CaseTopic as WireTopic } from "../../../../contracts/customer-care/cases.ts";
import type { Case, CaseTopic } from "./case.ts";

const topics: Readonly<Record<WireTopic, CaseTopic>> = {
  "service-renewals": "service-renewals",
  payment: "payment",
  "refunds / cancellations": "refunds-cancellations",
  "contact-us": "contact-us",
  complaint: "complaint",
  privacy: "privacy",
  accessibility: "accessibility",
  other: "other",
};
const wireTopics = Object.fromEntries(Object.entries(topics).map(([wire, topic]) => [topic, wire])) as Record<
  CaseTopic,
  WireTopic
>;

export const wireTopic = (topic: CaseTopic): WireTopic => wireTopics[topic];

export function caseFromWire({ number, openedAt, topic, status, orderNumber, message }: CaseDocument): Case {
  return {
    number,
    openedAt,
    topic: topics[topic],
    status,
    ...(orderNumber !== null && { orderNumber }),
    message,
  };
}
