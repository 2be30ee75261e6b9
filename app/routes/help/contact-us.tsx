import { data } from "react-router";
import { type ContactAnswer, CONTACT_STATUS } from "../../features/help/contact/contact-answer.ts";
import { CASE_PARAMETER, CONTACT_PATH } from "../../features/help/contact/contact-path.ts";
import { fileContactCase } from "../../features/help/contact/file-case.server.ts";
import { loadContact } from "../../features/help/contact/load-contact.server.ts";
import { PageHead } from "../../page/page-head.tsx";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../rendering/hydrate-on-interaction.tsx";
import { addCookies } from "../../request/cookies/add-cookies.ts";
import { redirectAfterPost } from "../../request/shop-redirect.ts";
import type { Route } from "./+types/contact-us";
import {
  contactDeps,
  cookiesOfFiledCase,
  filingDeps,
  findFormKey,
  findReceipt,
  readContactForm,
} from "./contact-request.server.ts";

const ContactView = hydrateOnInteraction(
  async () => (await import("../../features/help/contact/contact-view.tsx")).ContactView,
);

export const links = stylesOfLazyViews(
  "app/features/help/contact/contact-view.tsx",
  "app/page/part-unavailable-view.tsx",
);

export async function loader({ request, context }: Route.LoaderArgs) {
  const [page, { formKey, cookie }] = await Promise.all([
    findReceipt(request, context).then((receipt) => loadContact(contactDeps(context), receipt)),
    findFormKey(request, context),
  ]);
  const headers = addCookies(new Headers({ "cache-control": "private, no-store" }), cookie);
  return data({ page, formKey }, { headers });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { formKey, fields } = await readContactForm(request);
  const outcome = await fileContactCase(filingDeps(context), fields, formKey);
  switch (outcome.kind) {
    case "filed": {
      const headers = addCookies(new Headers(), ...(await cookiesOfFiledCase(context, outcome.receipt)));
      return redirectAfterPost(context, `${CONTACT_PATH}?${CASE_PARAMETER}=${outcome.receipt.number}`, headers);
    }
    case "limited": {
      const headers = { "retry-after": String(outcome.retryAfterSeconds) };
      return data<ContactAnswer>({ kind: "limited", fields }, { status: CONTACT_STATUS.limited, headers });
    }
    default:
      return data<ContactAnswer>({ ...outcome, fields }, { status: CONTACT_STATUS[outcome.kind] });
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export default function ContactUs({ loaderData: { page, formKey }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="page.contact" description="page.contactDescription" isUnlisted={page.receipt !== undefined} />
      <ContactView page={page} formKey={formKey} answer={actionData} />
    </>
  );
}
