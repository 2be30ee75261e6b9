import { allowedErrors, canBeWithin, editDistance } from "./edit-distance.ts";
import { fold } from "./fold-text.ts";
import { formsOf, type KnownWord, type QuestionIndex, type WordForms } from "./question-index.ts";

/** How a word of the questions answers a typed one; the higher, the better. */
export const MATCH = {
  /** "Rechnung" for "Jahresrechnung". */
  member: 1,
  /** "facturation" for "factrues". */
  mistypedFamily: 2,
  /** "facture" for "factrue". */
  mistyped: 3,
  /** "Mehrwertsteuer" for "Steuer". */
  part: 4,
  /** "facture" for "factures", less a tenth for each letter that differs, so that it comes before "facturation". */
  form: 6,
  exact: 7,
} as const;

export type WordMatches = ReadonlyMap<KnownWord, number>;

type Rule = (typed: WordForms, known: KnownWord) => number | undefined;

/** Shorter words would be inside, or at the start of, too many others. */
const SHORTEST_START = 3;
const SHORTEST_PART = 4;
const SHORTEST_STEM = 3;
const SHORTEST_OPEN_STEM = 5;
const SHORTEST_MEMBER = 5;
const LONGEST_ENDING = 3;
/** Beyond it, words are too different to say which is nearer. */
const MOST_CHANGES = 9;
const SHORTEST_UNFINISHED = 7;

/** How far a search goes: a known word is taken as it is, or as one that may be mistyped as well. */
export type SearchReach = "narrow" | "wide";

/** The words of the questions that a typed word may mean. A narrow search guesses only when it does not know the word. */
export function matchWord(index: QuestionIndex, typed: string, { isAlone, reach }: MatchOptions): WordMatches {
  const { hasCompounds } = index.language;
  const forms = formsOf(typed, index.language);
  const known = isAlone || fold(typed).length >= SHORTEST_START ? knownOrStarted : knownWhole;
  const rules: Rule[] = hasCompounds
    ? [(word, one) => known(word, one) ?? partOfKnown(word, one), mistyped, memberOfTyped]
    : [known, partOfKnown, mistyped];
  if (reach === "wide") return matchesBy((word, one) => firstQuality(rules, word, one), forms, index);
  for (const rule of rules) {
    const matches = matchesBy(rule, forms, index);
    if (matches.size > 0) return matches;
  }
  return new Map();
}

type MatchOptions = { isAlone: boolean; reach: SearchReach };

function firstQuality(rules: readonly Rule[], typed: WordForms, known: KnownWord): number | undefined {
  for (const rule of rules) {
    const quality = rule(typed, known);
    if (quality) return quality;
  }
  return undefined;
}

function matchesBy(rule: Rule, typed: WordForms, index: QuestionIndex): WordMatches {
  const matches = new Map<KnownWord, number>();
  for (const word of index.words) {
    const quality = rule(typed, word);
    if (quality) matches.set(word, quality);
  }
  return matches;
}

function knownWhole(typed: WordForms, known: KnownWord): number | undefined {
  if (typed.spellings.some((spelling) => known.spellings.includes(spelling))) return MATCH.exact;
  return hasPair(typed.stems, known.stems, isSameStem) ? formQuality(typed, known) : undefined;
}

/** The visitor may still be typing. */
function knownOrStarted(typed: WordForms, known: KnownWord): number | undefined {
  const isStart = hasPair(typed.spellings, known.spellings, (one, other) => other.startsWith(one));
  return knownWhole(typed, known) ?? (isStart ? formQuality(typed, known) : undefined);
}

function formQuality(typed: WordForms, known: KnownWord): number {
  const changes = typed.spellings.flatMap((one) => known.spellings.map((other) => changedLetters(one, other)));
  return MATCH.form - Math.min(...changes, MOST_CHANGES) / 10;
}

/** The letters of both endings, after the start that the words share. */
function changedLetters(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return one.length + other.length - 2 * shared;
}

/** Stems of one family may differ by an ending that only one of them has lost: "verläng-ern", "verlänger-ung". */
function isSameStem(one: string, other: string): boolean {
  if (one === other) return one.length >= SHORTEST_STEM;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= SHORTEST_OPEN_STEM && long.length - short.length <= LONGEST_ENDING && long.startsWith(short);
}

/** "Steuer" is in "Mehrwertsteuer". */
function partOfKnown(typed: WordForms, known: KnownWord): number | undefined {
  const isIn = (one: string, other: string) => one.length >= SHORTEST_PART && other.includes(one);
  return hasPair(typed.spellings, known.spellings, isIn) || hasPair(typed.stems, known.spellings, isMemberOf)
    ? MATCH.part
    : undefined;
}

/** Where words are written together, "Jahresrechnung" may mean "Rechnung". */
function memberOfTyped(typed: WordForms, known: KnownWord): number | undefined {
  return hasPair(known.stems, typed.spellings, isMemberOf) ? MATCH.member : undefined;
}

function isMemberOf(stem: string, word: string): boolean {
  return stem.length >= SHORTEST_MEMBER && word.includes(stem);
}

function mistyped(typed: WordForms, known: KnownWord): number | undefined {
  if (hasPair(typed.spellings, known.spellings, isMistyped)) return MATCH.mistyped;
  const isNear = (one: string, other: string) => isMistyped(one, other) || isMistypedStart(one, other);
  return hasPair(typed.all, known.all, isNear) ? MATCH.mistypedFamily : undefined;
}

function isMistyped(typed: string, word: string): boolean {
  const errors = allowedErrors(typed.length);
  return (
    word.length <= typed.length + errors && canBeMistyped(typed, word) && editDistance(typed, word).whole <= errors
  );
}

/** The visitor may still be typing. */
function isMistypedStart(typed: string, word: string): boolean {
  if (typed.length < SHORTEST_UNFINISHED || !canBeMistyped(typed, word)) return false;
  return editDistance(typed, word).start <= allowedErrors(typed.length);
}

/** Numbers are not guessed. */
function canBeMistyped(typed: string, word: string): boolean {
  const errors = allowedErrors(typed.length);
  return errors > 0 && hasSameStart(typed, word) && !HAS_DIGIT.test(typed) && canBeWithin(errors, typed, word);
}

const HAS_DIGIT = /\d/;

/** Few mistype the first letter, but many short words differ in it only. */
function hasSameStart(typed: string, word: string): boolean {
  return typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0]);
}

function hasPair(
  ones: readonly string[],
  others: readonly string[],
  isMatch: (one: string, other: string) => boolean,
): boolean {
  return ones.some((one) => others.some((other) => isMatch(one, other)));
}
