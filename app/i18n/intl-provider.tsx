import type { ReactNode } from "react";
import { IntlProvider as ReactIntlProvider, ReactIntlErrorCode } from "react-intl";
import type { Messages } from "./inflate.ts";

type Props = { locale: string; timeZone?: string; messages: Messages; children: ReactNode };

/** A missing translation shows its fallback; any other trouble with texts is a defect and must not pass unseen. */
export function onIntlError(error: Error & { code?: string }): void {
  if (error.code === ReactIntlErrorCode.MISSING_TRANSLATION) return;
  throw error;
}

export function IntlProvider({ locale, timeZone, messages, children }: Props) {
  return (
    <ReactIntlProvider
      locale={locale}
      defaultLocale="en-GB"
      timeZone={timeZone}
      messages={messages}
      onError={onIntlError}
    >
      {children}
    </ReactIntlProvider>
  );
}
