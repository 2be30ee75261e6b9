import { createContext, type ReactNode, use } from "react";
import type { Messages } from "./compact-message.ts";

/** The language of the page and its texts. */
export type Texts = { locale: string; messages: Messages };

const TextsContext = createContext<Texts | undefined>(undefined);

export function IntlProvider({ locale, messages, children }: Texts & { children: ReactNode }) {
  return <TextsContext value={{ locale, messages }}>{children}</TextsContext>;
}

export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error("Texts need an IntlProvider above them");
  return texts;
}
