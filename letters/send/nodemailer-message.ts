import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mail.ts";

/** The mail as nodemailer takes it. Nothing in a letter may make it read a file or an address. */
export function nodemailerMessage(mail: Mail): SendMailOptions {
  const { messageId, date, from, to, subject, html, text, headers, attachments } = mail;
  return {
    messageId,
    date,
    from,
    to: { name: "", address: to },
    envelope: { from: from.address, to: [to] },
    subject,
    html,
    text,
    headers: { ...headers },
    textEncoding: "quoted-printable",
    attachments: attachments.map(({ filename, type, bytes }) => ({
      filename,
      contentType: type,
      content: Buffer.from(bytes),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
