import type { Client } from "../../contracts/client.ts";
import { type Content, contentIds, readContent } from "../../contracts/help-content/read-content.ts";
import type { LocaleId } from "../site/locales.ts";
import { cachedRead } from "./cached-read.server.ts";
import type { Catalogue, ContactChannels } from "./catalogue.ts";
import { safeHtml } from "./safe-html.server.ts";

type Options = { now: () => Date; freshMs: number };

export function contactReader(helpContent: Client, options: Options): Catalogue["contactChannels"] {
  return cachedRead<{ localeId: LocaleId }, ContactChannels>({
    read: async ({ localeId }) =>
      contactFromWire(
        await helpContent(readContent, { params: { id: contentIds.contact }, query: { locale: localeId } }),
      ),
    nameOf: ({ localeId }) => localeId,
    ...options,
  });
}

/** A page without channels still has its text and the form. */
export function contactFromWire({ name, c_body, c_contact }: Content): ContactChannels {
  const { channels, links } = c_contact ?? { channels: [{ kind: "form" as const }], links: [] };
  return {
    title: name,
    introHtml: safeHtml(c_body),
    phones: channels.flatMap((channel) => {
      if (channel.kind !== "phone") return [];
      const { number, label, timeZone, hours, closedOn, notes } = channel;
      return [{ number, label, timeZone, hours, closedOn, notes }];
    }),
    emails: channels.flatMap((channel) => (channel.kind === "email" ? [channel.address] : [])),
    postalAddresses: channels.flatMap((channel) => (channel.kind === "post" ? [channel.lines] : [])),
    hasForm: channels.some(({ kind }) => kind === "form"),
    links,
  };
}
