import { translator } from "../../i18n/translator.server.ts";

/** What the page says to a customer who has services, but for a vehicle that the vehicle service links to no account. */
export type NotLinkedText = { title: string; text: string };

/** Few customers read it: the server writes it, and no browser loads it. */
export function writeNotLinked(locale: string): NotLinkedText {
  const t = translator(locale);
  return { title: t("overview.notLinked"), text: t("overview.notLinkedText") };
}
