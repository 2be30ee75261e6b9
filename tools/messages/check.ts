import { readTexts, SOURCE_LOCALE, STORED_LOCALES, type Texts } from "./message-files.ts";
import { checkText } from "./text-rules.ts";

type Violation = { locale: string; id: string; problem: string };

/** Every locale has every text, in a form its language and our formatter accept. */
export function checkMessages(read: (locale: string) => Texts = readTexts, locales = STORED_LOCALES): Violation[] {
  const source = read(SOURCE_LOCALE);
  return locales.flatMap((locale) => checkLocale(locale, read(locale), source));
}

function checkLocale(locale: string, texts: Texts, source: Texts): Violation[] {
  const ids = [...new Set([...Object.keys(source), ...Object.keys(texts)])];
  return ids.flatMap((id) =>
    problems(id, { locale, text: texts[id], source: source[id] }).map((problem) => ({ locale, id, problem })),
  );
}

type Pair = { locale: string; text: string | undefined; source: string | undefined };

function problems(id: string, { locale, text, source }: Pair): string[] {
  if (source === undefined) return [`unknown, not in ${SOURCE_LOCALE}`];
  if (text === undefined) return ["missing"];
  return checkText({ id, locale, text, source });
}

if (import.meta.main) {
  const violations = checkMessages();
  for (const { locale, id, problem } of violations) console.error(`${locale} ${id}: ${problem}`);
  console.log(
    `${Object.keys(readTexts(SOURCE_LOCALE)).length} texts, ${STORED_LOCALES.length} locales, ${violations.length} problems`,
  );
  process.exitCode = violations.length > 0 ? 1 : 0;
}
