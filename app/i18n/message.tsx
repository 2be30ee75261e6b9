import { Children, type ReactNode } from "react";
import { formatMessage } from "./format-message.ts";
import { useTexts } from "./intl-provider.tsx";
import type { MessageId } from "./message-id.ts";

type Plain = string | number | boolean | Date | null | undefined;
export type TextValues = Readonly<Record<string, Plain>>;
export type RichValues = Readonly<Record<string, Plain | ReactNode | ((chunks: ReactNode) => ReactNode)>>;

/** Formats a message. The fallback is shown when the locale's messages could not be loaded. */
export type Translate = (id: MessageId, values?: TextValues, fallback?: string) => string;

export function useMessage(): Translate {
  const texts = useTexts();
  return (id, values, fallback) => String(formatMessage(texts, id, { values, fallback }));
}

type Props = { id: MessageId; values?: RichValues; fallback?: string };

/** A message with React elements in it. */
export function Message({ id, values, fallback }: Props): ReactNode {
  const text = formatMessage<ReactNode>(useTexts(), id, { values, fallback });
  return Array.isArray(text) ? Children.toArray(text) : text;
}
