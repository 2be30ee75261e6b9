import { html } from "hono/html";
import { z } from "zod";
import type { MailboxEntry } from "../../letters/mailbox/mailbox-table.ts";
import { type Markup, screenPage } from "./screen-page.ts";

const view = z.object({
  show: z.enum(["html", "text", "headers", "files"]).catch("html"),
  scheme: z.enum(["light", "dark"]).catch("light"),
  width: z.enum(["wide", "narrow"]).catch("wide"),
});
type View = z.output<typeof view>;

export const readView = (query: Record<string, string>): View => view.parse(query);

const widths = { wide: 700, narrow: 390 };

export function mailboxEntryPage(entry: MailboxEntry, { path, view: shown }: { path: string; view: View }): Markup {
  const { subject, sender, recipient, receivedAt } = entry;
  const tab = (change: Partial<View>, text: string) => tabLink(path, { shown, change, text });
  return screenPage({
    title: subject,
    body: html`
      <p><a href="${path.replace(/\/\d+$/, "")}">All letters</a></p>
      <p>
        From ${sender}<br />To ${recipient}<br /><time datetime="${receivedAt.toISOString()}"
          >${receivedAt.toISOString()}</time
        >
      </p>
      <nav aria-label="Views">
        ${tab({ show: "html" }, "HTML")} ${tab({ show: "text" }, "Plain text")} ${tab({ show: "headers" }, "Headers")}
        ${tab({ show: "files" }, `Attachments (${entry.attachments.length})`)}
      </nav>
      ${bodyOf(entry, path, shown)}
    `,
  });
}

function bodyOf({ plainText, headers, attachments }: MailboxEntry, path: string, shown: View): Markup {
  if (shown.show === "text") return html`<pre>${plainText}</pre>`;
  if (shown.show === "headers") return html`<pre>${headers}</pre>`;
  if (shown.show === "files") {
    if (attachments.length === 0) return html`<p>There are none.</p>`;
    return html`<ul>
      ${attachments.map(({ filename }, index) => html`<li><a href="${path}/files/${index}">${filename}</a></li>`)}
    </ul>`;
  }
  const tab = (change: Partial<View>, text: string) => tabLink(path, { shown, change, text });
  return html`
    <nav aria-label="How the letter is shown">
      ${tab({ scheme: "light" }, "Light")} ${tab({ scheme: "dark" }, "Dark")} ${tab({ width: "wide" }, "Wide")}
      ${tab({ width: "narrow" }, "Narrow")}
    </nav>
    <iframe
      title="The letter"
      sandbox="allow-top-navigation-by-user-activation"
      width="${widths[shown.width]}"
      src="${path}/letter.html?scheme=${shown.scheme}"
    ></iframe>
  `;
}

type Tab = { shown: View; change: Partial<View>; text: string };

function tabLink(path: string, { shown, change, text }: Tab): Markup {
  const target = { ...shown, ...change };
  const isCurrent = Object.entries(change).every(([name, value]) => shown[name as keyof View] === value);
  const href = `${path}?${new URLSearchParams(target).toString()}`;
  return isCurrent ? html`<a href="${href}" aria-current="true">${text}</a>` : html`<a href="${href}">${text}</a>`;
}
