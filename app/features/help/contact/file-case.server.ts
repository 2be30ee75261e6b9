import { createHash } from "node:crypto";
import { fileCase } from "../../../../contracts/customer-care/cases.ts";
import type { Client } from "../../../../contracts/client.ts";
import { isFault } from "../../../../contracts/fault.ts";
import type { FieldProblem } from "../../../address/check-address.ts";
import type { RateLimits } from "../../../settings/rate-limits.ts";
import type { LocaleId } from "../../../site/locales.ts";
import { wireTopic } from "../cases/case-from-wire.ts";
import type { CaseReceipt } from "./contact-cookies.server.ts";
import { checkContactFields, type ContactField, type ContactFields, isCaseTopic } from "./contact-message.ts";

type Deps = {
  customerCare: Client;
  limits: Pick<RateLimits, "contactPerIp" | "contactPerEmail">;
  ip: string;
  siteId: string;
  localeId: LocaleId;
  /** Null for a guest. */
  accountId: string | null;
};

type Outcome =
  | { kind: "filed"; receipt: CaseReceipt }
  | { kind: "invalid"; problems: FieldProblem<ContactField>[] }
  | { kind: "limited"; retryAfterSeconds: number }
  | { kind: "unavailable" };

/** Files a cleaned message as a case. The same message from the same form is filed once. */
export async function fileContactCase(deps: Deps, fields: ContactFields, formKey: string): Promise<Outcome> {
  const { topic, name, email, message } = fields;
  const problems = checkContactFields(fields);
  if (problems.length > 0 || !isCaseTopic(topic)) return { kind: "invalid", problems };
  const perIp = await deps.limits.contactPerIp(deps.ip);
  const limit = perIp.isAllowed ? await deps.limits.contactPerEmail(email.toLowerCase()) : perIp;
  if (!limit.isAllowed) return { kind: "limited", retryAfterSeconds: limit.retryAfterSeconds };
  const content = {
    siteId: deps.siteId,
    locale: deps.localeId,
    accountId: deps.accountId,
    topic: wireTopic(topic),
    name,
    email,
    orderNumber: fields.orderNumber || null,
    message,
  };
  const requestKey = createHash("sha256")
    .update(JSON.stringify([formKey, content]))
    .digest("base64url");
  try {
    const { number, openedAt } = await deps.customerCare(fileCase, { body: { requestKey, ...content } });
    return { kind: "filed", receipt: { siteId: deps.siteId, number, openedAt, requestKey } };
  } catch (error) {
    if (!isFault(error)) throw error;
    return { kind: "unavailable" };
  }
}
