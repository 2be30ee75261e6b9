import { readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../app/i18n/messages");

/** The shop's texts in one language, for pages whose texts a test does not spell out. */
export type Texts = {
  /** A text with its values filled in. */
  full: (id: string, values?: Record<string, string>) => string;
  /** Matches what begins with a text, whatever its values and the words after it are. */
  begin: (id: string, values?: Record<string, string>) => RegExp;
};

export function readTexts(locale: string): Texts {
  const messages = JSON.parse(readFileSync(join(folder, `${locale}.json`), "utf8")) as Record<string, string>;
  const read = (id: string): string => {
    const message = messages[id];
    if (message === undefined || message.includes(", plural")) throw new Error(`${id} is not a plain text.`);
    return message;
  };
  return {
    full: (id, values = {}) =>
      read(id).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const value = values[name];
        if (value === undefined) throw new Error(`${id} needs a value for ${name}.`);
        return value;
      }),
    begin: (id, values = {}) => {
      const parts = read(id).split(/\{(\w+)\}/);
      const patterns = parts.map((part, index) => {
        const isName = index % 2 === 1;
        return isName ? literal(values[part]) : literal(part);
      });
      return new RegExp(`^${patterns.join("")}`);
    },
  };
}

/** Matches a text with any kind of spaces; anything at all where no text is given. */
function literal(text: string | undefined): string {
  if (text === undefined) return ".+";
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`);
}
