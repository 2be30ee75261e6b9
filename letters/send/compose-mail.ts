import { createHash } from "node:crypto";
import type { Letter } from "../../contracts/letters/letters.ts";
import { drawHtml } from "../compose/draw-html.ts";
import { drawText } from "../compose/draw-text.ts";
import { makes } from "../compose/letter-colours.ts";
import { writeLetter } from "../compose/write-letter.ts";
import type { StoredLetter } from "../outbox/outbox-table.ts";
import { isOptional } from "../unsubscribe/unsubscribed.ts";
import { unsubscribeTexts } from "../unsubscribe/unsubscribe-texts.ts";
import type { Attachment, Mail } from "./mail.ts";

export type MailSettings = {
  /** The absolute address of a path of the shop, for a make and a locale. */
  hrefOf: (shop: Pick<Letter, "siteId" | "localeId">, path: string) => string;
  /** The sender's address of each make. */
  senders: Readonly<Record<Letter["siteId"], string>>;
  /** Where the reader of a letter ends the courtesy reminders. */
  unsubscribeHref: (letterId: number) => string;
};

export function composeMail(
  stored: StoredLetter,
  attachments: readonly Attachment[],
  { settings, now }: { settings: MailSettings; now: Date },
): Mail {
  const { id, eventKey, recipient, name, siteId, localeId, content } = stored;
  const letter: Letter = { eventKey, recipient, name, siteId, localeId, content };
  const text = writeLetter(letter, { hrefOf: (path) => settings.hrefOf(letter, path) });
  const address = settings.senders[siteId];
  const unsubscribeHref = isOptional(content) ? settings.unsubscribeHref(id) : undefined;
  const drawn = unsubscribeHref === undefined ? text : withUnsubscribeLink(text, letter, unsubscribeHref);
  return {
    letterId: id,
    messageId: messageIdOf(eventKey, address),
    date: now,
    from: { name: `${makes[siteId].name} Connected Services`, address },
    to: recipient,
    subject: text.subject,
    html: drawHtml(drawn, letter),
    text: drawText(drawn, letter),
    headers: {
      "Auto-Submitted": "auto-generated",
      "Content-Language": localeId,
      ...(unsubscribeHref !== undefined && {
        "List-Unsubscribe": `<${unsubscribeHref}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    attachments,
  };
}

/** The event decides it, so every try of a letter has the same one. */
function messageIdOf(eventKey: string, sender: string): string {
  const digest = createHash("sha256").update(eventKey).digest("hex").slice(0, 40);
  return `<${digest}@${sender.slice(sender.lastIndexOf("@") + 1)}>`;
}

function withUnsubscribeLink<Text extends { blocks: readonly object[] }>(
  text: Text,
  { localeId }: Pick<Letter, "localeId">,
  href: string,
): Text {
  const link = { type: "link", label: unsubscribeTexts(localeId).link, href } as const;
  return { ...text, blocks: [...text.blocks, link] };
}
