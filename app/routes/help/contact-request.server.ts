import { z } from "zod";
import {
  type CaseReceipt,
  formKey,
  formKeyCookie,
  newFormKey,
  receiptCookie,
} from "../../features/help/contact/contact-cookies.server.ts";
import { cleanContactFields, type ContactFields } from "../../features/help/contact/contact-message.ts";
import { CASE_PARAMETER } from "../../features/help/contact/contact-path.ts";
import type { ContactDeps } from "../../features/help/contact/load-contact.server.ts";
import { readSender } from "../../request/account/read-sender.server.ts";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import { readForm } from "../../request/form/read-form.server.ts";
import {
  depsContext,
  factsContext,
  type RequestContext,
  requestedShopContext,
  sessionContext,
} from "../../request/request-context.ts";
import { helpDeps } from "./help-request.server.ts";

export function contactDeps(context: RequestContext): ContactDeps {
  const { services, now } = context.get(depsContext);
  return {
    ...helpDeps(context),
    customerCare: services.customerCare,
    now: now(),
    readSender: () => readSender(context),
  };
}

/** What the use case needs besides the message. The account is the session's. */
export function filingDeps(context: RequestContext) {
  const { services, limits } = context.get(depsContext);
  const { site, locale } = context.get(requestedShopContext).shop;
  return {
    customerCare: services.customerCare,
    limits,
    ip: context.get(factsContext).ip,
    siteId: site.id,
    localeId: locale.id,
    accountId: context.get(sessionContext).person?.accountId ?? null,
  };
}

const sent = z.string().default("");
const contactForm = z.object({ formKey, topic: sent, orderNumber: sent, name: sent, email: sent, message: sent });

export async function readContactForm(request: Request): Promise<{ formKey: string; fields: ContactFields }> {
  const { formKey: key, ...fields } = await readForm(request, contactForm);
  return { formKey: key, fields: cleanContactFields(fields) };
}

/** The key of this browser's forms, with the cookie that keeps a new one. */
export async function findFormKey(
  request: Request,
  context: RequestContext,
): Promise<{ formKey: string; cookie?: string }> {
  const cookie = formKeyCookie(cookieDeps(context));
  const known = await cookie.read(request);
  if (known) return { formKey: known };
  const key = newFormKey();
  return { formKey: key, cookie: await cookie.write(key) };
}

/** The cookies after a message was filed: its receipt, and no form key, so that the next message is a new one. */
export async function cookiesOfFiledCase(context: RequestContext, receipt: CaseReceipt): Promise<string[]> {
  const deps = cookieDeps(context);
  return [await receiptCookie(deps).write(receipt), formKeyCookie(deps).clear()];
}

/** The receipt that the address names, if this browser sent that message at this site. */
export async function findReceipt(request: Request, context: RequestContext): Promise<CaseReceipt | undefined> {
  const number = new URL(request.url).searchParams.get(CASE_PARAMETER);
  if (number === null) return undefined;
  const receipt = await receiptCookie(cookieDeps(context)).read(request);
  const { site } = context.get(requestedShopContext).shop;
  return receipt?.number === number && receipt.siteId === site.id ? receipt : undefined;
}
