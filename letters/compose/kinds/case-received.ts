import type { TextId } from "../../texts/text-ids.ts";
import type { CaseTopic } from "../../../contracts/customer-care/cases.ts";
import type { WriteKind } from "../draft.ts";
import { facts, heading, paragraph } from "../pen.ts";

const topics = {
  "service-renewals": "topicRenewals",
  payment: "topicPayment",
  "refunds / cancellations": "topicRefunds",
  "contact-us": "topicContact",
  accessibility: "topicAccessibility",
  privacy: "topicPrivacy",
  complaint: "topicComplaint",
  other: "topicOther",
} as const satisfies Record<CaseTopic, TextId>;

const topicText = (topic: string) => (Object.hasOwn(topics, topic) ? topics[topic as CaseTopic] : "topicOther");

export const writeCaseReceived: WriteKind<"case-received"> = (content, { say, format }) => {
  const { number, receivedAt, topic, message } = content;
  return {
    subject: say("caseSubject", { number }),
    title: say("caseTitle"),
    opening: say("caseOpening"),
    blocks: [
      facts(
        [say("caseNumber"), number],
        [say("receivedAt"), format.moment(receivedAt)],
        [say("topic"), say(topicText(topic))],
      ),
      heading(say("caseMessage")),
      { type: "quote", text: message },
      paragraph(say("caseNext")),
    ],
    why: "whyMessage",
  };
};
