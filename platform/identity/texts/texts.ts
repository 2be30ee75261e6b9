import type { english } from "./en.ts";

/** Every text of the provider's pages and mails; `{name}` is a placeholder. */
export type Texts = Readonly<Record<keyof typeof english, string>>;
export type TextKey = keyof Texts;

export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
