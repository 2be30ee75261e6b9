/** A letter as mail, ready for a mail server. */
export type Mail = {
  letterId: number;
  /** The same for every try: a server that got it twice can tell. */
  messageId: string;
  date: Date;
  from: { name: string; address: string };
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
  attachments: readonly Attachment[];
};

export type Attachment = { filename: string; type: string; bytes: Uint8Array };

export type Delivery =
  | { outcome: "sent" }
  /** For good. The address is marked if it does not exist. */
  | { outcome: "refused"; problem: string; isUnknownAddress: boolean }
  /** Not now: worth another try. */
  | { outcome: "delayed"; problem: string };

export type Deliver = (mail: Mail) => Promise<Delivery>;
