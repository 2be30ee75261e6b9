import type { QuestionCategory } from "../../contracts/help-content/search-questions.ts";
import type { QuestionId } from "./help-texts.ts";

export type QuestionFlags = {
  id: QuestionId;
  category: QuestionCategory;
  /** Unset: for guests and customers. */
  showGuestOrder?: "ON" | "OFF";
  isAboutAutoRenewal?: true;
  topRenewals?: number;
  topHelp?: number;
};

/** The questions in the order of the page. */
export const questionFlags: readonly QuestionFlags[] = [
  { id: "find-vin", category: "service-renewals", topRenewals: 4 },
  { id: "expiry-date", category: "service-renewals", topRenewals: 3 },
  { id: "renew-early", category: "service-renewals", topRenewals: 1 },
  { id: "activation-time", category: "service-renewals", topRenewals: 2 },
  { id: "paid-but-expired", category: "service-renewals", topHelp: 1 },
  { id: "lapse", category: "service-renewals" },
  { id: "countries", category: "service-renewals" },
  { id: "not-offered", category: "service-renewals" },
  { id: "ownership-change", category: "service-renewals", topHelp: 5 },
  { id: "someone-else-pays", category: "service-renewals" },
  { id: "several-cars", category: "service-renewals", showGuestOrder: "OFF", topHelp: 6 },
  { id: "network-switch-off", category: "service-renewals" },
  { id: "methods", category: "payment" },
  { id: "billing-country", category: "payment" },
  { id: "region-not-billed", category: "payment" },
  { id: "auto-renewal-charge", category: "payment", showGuestOrder: "OFF", isAboutAutoRenewal: true, topRenewals: 5 },
  { id: "auto-renewal-off", category: "payment", showGuestOrder: "OFF", isAboutAutoRenewal: true, topHelp: 3 },
  { id: "card-changed", category: "payment", showGuestOrder: "OFF", topHelp: 4 },
  { id: "invoice", category: "payment", showGuestOrder: "OFF", topHelp: 7 },
  { id: "bank-confirmation", category: "payment" },
  { id: "withdrawal", category: "refunds / cancellations", topHelp: 2 },
  { id: "refund-time", category: "refunds / cancellations", showGuestOrder: "OFF" },
  { id: "cancel-without-account", category: "refunds / cancellations", showGuestOrder: "ON" },
  { id: "refund-status", category: "refunds / cancellations" },
  { id: "remaining-time", category: "refunds / cancellations", showGuestOrder: "OFF" },
  { id: "phone-hours", category: "contact-us" },
  { id: "complaints", category: "contact-us" },
  { id: "data-privacy", category: "contact-us" },
  { id: "accessibility", category: "contact-us" },
];
