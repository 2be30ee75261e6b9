import type { MessageId } from "../../i18n/message-id.ts";
import type { DataPart } from "./held-data.ts";

export const PART_LABELS: Readonly<Record<DataPart, MessageId>> = {
  identity: "personalData.identity",
  "order-management": "personalData.orderManagement",
  payments: "personalData.payments",
  commerce: "personalData.commerce",
  vehicles: "personalData.vehicles",
  documents: "personalData.documents",
  "customer-care": "personalData.customerCare",
  "consent-records": "personalData.consents",
  letters: "personalData.letters",
};
