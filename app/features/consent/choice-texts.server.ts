import { formatMessage } from "../../i18n/format-message.ts";
import { loadedMessages } from "../../i18n/load-messages.ts";
import type { MessageId } from "../../i18n/message-id.ts";
import type { ConsentChoice } from "./consent.ts";

/** Where the choice was made: on the banner, by closing the note about the browser's signal, or on the page of cookies. */
export type ChoicePlace = "banner" | "signal" | "page";

const pageTexts: readonly MessageId[] = [
  "page.cookies",
  "cookies.text",
  "cookies.essential",
  "cookies.essentialText",
  "cookies.analytics",
  "cookies.analyticsText",
];
const answers: Record<ConsentChoice, MessageId> = { granted: "cookies.accept", denied: "cookies.refuse" };

/** The texts that a visitor had in front of them, as evidence of the choice. */
export function writeChoiceText(
  localeId: string,
  { place, choice }: { place: ChoicePlace; choice: ConsentChoice },
): string {
  const texts = { locale: localeId, messages: loadedMessages(localeId) };
  return idsOf(place, choice)
    .map((id) => String(formatMessage(texts, id)))
    .join("\n");
}

function idsOf(place: ChoicePlace, choice: ConsentChoice): readonly MessageId[] {
  if (place === "page") return pageTexts;
  if (place === "signal") return ["footer.cookies", "cookies.gpc"];
  return ["footer.cookies", "cookies.text", answers[choice]];
}
