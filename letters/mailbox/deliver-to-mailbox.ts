import type { Queries } from "../../database/database.ts";
import type { Deliver } from "../send/mail.ts";
import { nodemailerMessage } from "../send/nodemailer-message.ts";
import { mailbox } from "./mailbox-table.ts";

/** Keeps mail in the development mailbox instead of sending it, with the headers that it would be sent with. */
export function createMailboxDelivery(queries: Queries): Deliver {
  return async (mail) => {
    // Loaded with the first mail: a process that only shows pages never needs it.
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
    const { message } = await transport.sendMail(nodemailerMessage(mail));
    const source = Buffer.isBuffer(message) ? message.toString("latin1") : "";
    const { letterId, from, to, subject, html, text, attachments, date } = mail;
    await queries
      .insert(mailbox)
      .values({
        letterId,
        recipient: to,
        sender: `${from.name} <${from.address}>`,
        subject,
        headers: source.slice(0, source.indexOf("\n\n")),
        html,
        plainText: text,
        attachments: attachments.map(({ filename, type, bytes }) => ({
          filename,
          type,
          base64: Buffer.from(bytes).toString("base64"),
        })),
        receivedAt: date,
      })
      .onConflictDoNothing({ target: mailbox.letterId });
    return { outcome: "sent" };
  };
}
