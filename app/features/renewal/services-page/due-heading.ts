import type { MessageId } from "../../../i18n/message-id.ts";

type DueHeading = { title: MessageId; lead: MessageId };

/** What the services to renew have in common; a service that has ended is no longer "due to expire". */
export function dueHeading(due: readonly { isExpired: boolean }[]): DueHeading {
  if (due.every(({ isExpired }) => !isExpired)) {
    return { title: "renewal.dueServices", lead: "renewal.dueServicesLead" };
  }
  return due.every(({ isExpired }) => isExpired)
    ? { title: "renewal.expiredServices", lead: "renewal.expiredServicesLead" }
    : { title: "renewal.endedAndDue", lead: "renewal.endedAndDueLead" };
}
