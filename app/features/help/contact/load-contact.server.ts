import { readCase } from "../../../../contracts/customer-care/cases.ts";
import type { Client } from "../../../../contracts/client.ts";
import type { HelpQuestion } from "../../../catalogue/catalogue.ts";
import type { Sender } from "../../../request/account/read-sender.server.ts";
import { type PagePart, readPart } from "../../../request/account/read-part.ts";
import { resolveWithin } from "../../../request/resolve-within.ts";
import type { Case } from "../cases/case.ts";
import { caseFromWire } from "../cases/case-from-wire.ts";
import { readQuestions } from "../faq/load-faq.server.ts";
import type { HelpDeps } from "../help-deps.ts";
import { beforeContact } from "../help-order.ts";
import { type ChannelsNow, channelsAt } from "./channels-now.ts";
import type { CaseReceipt } from "./contact-cookies.server.ts";

/** The case that was just filed. Its text is a part of its own: the number is known without customer care. */
export type ReceiptPage = { number: string; openedAt: string; case: PagePart<Case> };

export type ContactPage = {
  channels: PagePart<ChannelsNow>;
  questions: PagePart<HelpQuestion[]>;
  sender: Sender | undefined;
  receipt: ReceiptPage | undefined;
  isRegistered: boolean;
};

export type ContactDeps = HelpDeps & {
  customerCare: Client;
  now: Date;
  /** Resolves to undefined for a guest. */
  readSender: () => Promise<Sender | undefined>;
};

export async function loadContact(deps: ContactDeps, receipt: CaseReceipt | undefined): Promise<ContactPage> {
  const { timeoutMs, isRegistered } = deps;
  const [channels, questions, sender, receiptPage] = await Promise.all([
    readChannels(deps),
    readPart(readQuestions(deps).then(beforeContact)),
    resolveWithin(deps.readSender(), timeoutMs),
    receipt && readReceipt(deps.customerCare, receipt),
  ]);
  return {
    channels,
    questions,
    sender,
    receipt: receiptPage,
    isRegistered,
  };
}

export async function readChannels({
  catalogue,
  locale,
  now,
}: Pick<ContactDeps, "catalogue" | "locale" | "now">): Promise<PagePart<ChannelsNow>> {
  const part = await readPart(catalogue.contactChannels({ localeId: locale.id }));
  return part.isAvailable ? { isAvailable: true, value: channelsAt(part.value, now) } : part;
}

async function readReceipt(customerCare: Client, receipt: CaseReceipt): Promise<ReceiptPage> {
  const { number, openedAt, requestKey } = receipt;
  const filed = customerCare(readCase, { params: { number }, query: { requestKey } });
  return { number, openedAt, case: await readPart(filed.then(caseFromWire)) };
}
