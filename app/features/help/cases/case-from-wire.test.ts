import { expect, it } from "vitest";
import { type CaseDocument, caseStatuses, caseTopics } from "../../../../contracts/customer-care/cases.ts";
import { caseFromWire, wireTopic } from "./case-from-wire.ts";
import { CASE_STATUS_TAGS, CASE_TOPICS } from "./case.ts";

const wire: CaseDocument = {
  number: "C-4F7K-M2QX",
  openedAt: "2026-11-17T12:00:00.000Z",
  siteId: "VCS",
  locale: "en-GB",
  accountId: "owner",
  topic: "refunds / cancellations",
  status: "received",
  name: "Ada Byron",
  email: "ada@example.com",
  orderNumber: null,
  message: "Please.",
};

it("has what a page shows of a case, and nothing of the sender", () => {
  const shown = {
    number: "C-4F7K-M2QX",
    openedAt: "2026-11-17T12:00:00.000Z",
    topic: "refunds-cancellations",
    status: "received",
    message: "Please.",
  };
  expect(caseFromWire(wire)).toEqual(shown);
  expect(caseFromWire({ ...wire, orderNumber: "VCS-1" })).toEqual({ ...shown, orderNumber: "VCS-1" });
});

it.each(caseTopics)("knows the topic %s in both directions", (topic) => {
  expect(wireTopic(caseFromWire({ ...wire, topic }).topic)).toBe(topic);
});

it("has every topic in the form, and a tag for every status", () => {
  expect(new Set(caseTopics.map((topic) => caseFromWire({ ...wire, topic }).topic))).toEqual(new Set(CASE_TOPICS));
  expect(Object.keys(CASE_STATUS_TAGS)).toEqual([...caseStatuses]);
});
