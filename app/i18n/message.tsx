import { inlineTexts } from "virtual:messages";
import type { ReactNode } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { inflate } from "./inflate.ts";
import type { MessageId } from "./message-id.ts";

type Plain = string | number | boolean | Date | null | undefined;
export type TextValues = Readonly<Record<string, Plain>>;
export type RichValues = Readonly<Record<string, Plain | ReactNode | ((chunks: ReactNode) => ReactNode)>>;

/** Formats a text. The fallback is shown when the locale's texts could not be loaded. */
export type Translate = (id: MessageId, values?: TextValues, fallback?: string) => string;

export function useMessage(): Translate {
  const intl = useIntl();
  return (id, values, fallback) => intl.formatMessage(descriptor(id, fallback), values as TextValues);
}

type Props = { id: MessageId; values?: RichValues; fallback?: string };

export function Message({ id, values, fallback }: Props): ReactNode {
  return format(useIntl(), { id, values, fallback });
}

function format(intl: IntlShape, { id, values, fallback }: Props): ReactNode {
  return intl.formatMessage(descriptor(id, fallback), values as Record<string, ReactNode>);
}

/** Without a parser in the bundle a default message must be a syntax tree already; plain text is one literal. */
function descriptor(id: MessageId, fallback = inlineTexts[id]) {
  return fallback === undefined ? { id } : { id, defaultMessage: inflate(fallback) };
}
