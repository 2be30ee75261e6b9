import type { Deliver, Delivery } from "./mail.ts";
import { nodemailerMessage } from "./nodemailer-message.ts";

const seconds = 1000;
/** Together shorter than the claim of a letter. */
const timeouts = {
  dnsTimeout: 10 * seconds,
  connectionTimeout: 15 * seconds,
  greetingTimeout: 15 * seconds,
  socketTimeout: 60 * seconds,
};

/** One address only, without anything that a mail server would read as more. */
const singleAddress = /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/;

/** Sends mail over the server of an smtp: or smtps: address, a connection for each mail. */
export function createSmtpDelivery(mailUrl: string): Deliver {
  return async (mail) => {
    if (!singleAddress.test(mail.to)) {
      return { outcome: "refused", problem: "This is no mail address.", isUnknownAddress: true };
    }
    // Loaded with the first mail: a process that only shows pages never needs it.
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ url: mailUrl, ...timeouts });
    try {
      await transport.sendMail(nodemailerMessage(mail));
      return { outcome: "sent" };
    } catch (error) {
      return deliveryOf(error);
    }
  };
}

type SmtpError = { code?: unknown; responseCode?: unknown; command?: unknown; response?: unknown; message?: unknown };

/**
 * Only two refusals are for good: of the recipient, and of the whole message. A server that refuses the sender or the
 * credentials is set up wrongly, which an operator mends; until then the letter waits.
 */
function deliveryOf(error: unknown): Delivery {
  const { code, responseCode, command, response, message } = (error ?? {}) as SmtpError;
  const problem = String(response ?? message ?? code ?? error).slice(0, 500);
  const isPermanent = typeof responseCode === "number" && responseCode >= 500;
  if (isPermanent && command === "RCPT TO") {
    return { outcome: "refused", problem, isUnknownAddress: !isPolicy(problem) };
  }
  if (isPermanent && code === "EMESSAGE") return { outcome: "refused", problem, isUnknownAddress: false };
  return { outcome: "delayed", problem };
}

/** RFC 3463: 5.7.x is about rules of the server, such as relaying, and says nothing about the address. */
const isPolicy = (response: string): boolean => /^\d{3}[ -]5\.7\.\d+/.test(response);
