import { allowedErrors, canBeWithin, editDistance } from "./edit-distance.ts";
import { fold } from "./fold-text.ts";
import { formsOf, type KnownWord, type QuestionIndex, type WordForms } from "./question-index.ts";

/** How a word of the questions answers a typed one; the higher, the better. */
export const MATCH = { member: 1, mistypedStart: 2, mistyped: 3, part: 4, form: 5, start: 6, exact: 7 } as const;
export type MatchQuality = (typeof MATCH)[keyof typeof MATCH];

export type WordMatches = ReadonlyMap<KnownWord, MatchQuality>;

type Rule = (typed: WordForms, known: KnownWord) => MatchQuality | undefined;

/** Shorter words would be inside, or at the start of, too many others. */
const SHORTEST_START = 3;
const SHORTEST_PART = 4;
const SHORTEST_STEM = 3;
const SHORTEST_OPEN_STEM = 5;
const SHORTEST_MEMBER = 5;
const LONGEST_ENDING = 3;
const SHORTEST_UNFINISHED = 7;

/** The words of the questions that a typed word may mean. It is only guessed when it is not known. */
export function matchWord(index: QuestionIndex, typed: string, isAlone: boolean): WordMatches {
  const { hasCompounds } = index.language;
  const forms = formsOf(typed, index.language);
  const known = isAlone || fold(typed).length >= SHORTEST_START ? knownOrStarted : knownWhole;
  const rules: Rule[] = hasCompounds
    ? [(word, one) => known(word, one) ?? partOfKnown(word, one), mistyped, memberOfTyped]
    : [known, partOfKnown, mistyped];
  for (const rule of rules) {
    const matches = matchesBy(rule, forms, index);
    if (matches.size > 0) return matches;
  }
  return new Map();
}

function matchesBy(rule: Rule, typed: WordForms, index: QuestionIndex): WordMatches {
  const matches = new Map<KnownWord, MatchQuality>();
  for (const word of index.words) {
    const quality = rule(typed, word);
    if (quality) matches.set(word, quality);
  }
  return matches;
}

function knownWhole(typed: WordForms, known: KnownWord): MatchQuality | undefined {
  if (typed.spellings.some((spelling) => known.spellings.includes(spelling))) return MATCH.exact;
  return hasPair(typed.stems, known.stems, isSameStem) ? MATCH.form : undefined;
}

function knownOrStarted(typed: WordForms, known: KnownWord): MatchQuality | undefined {
  const whole = knownWhole(typed, known);
  if (whole === MATCH.exact) return whole;
  return hasPair(typed.spellings, known.spellings, (one, other) => other.startsWith(one)) ? MATCH.start : whole;
}

/** Stems of one family may differ by an ending that only one of them has lost: "verläng-ern", "verlänger-ung". */
function isSameStem(one: string, other: string): boolean {
  if (one === other) return one.length >= SHORTEST_STEM;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= SHORTEST_OPEN_STEM && long.length - short.length <= LONGEST_ENDING && long.startsWith(short);
}

/** "Steuer" is in "Mehrwertsteuer". */
function partOfKnown(typed: WordForms, known: KnownWord): MatchQuality | undefined {
  const isIn = (one: string, other: string) => one.length >= SHORTEST_PART && other.includes(one);
  return hasPair(typed.spellings, known.spellings, isIn) || hasPair(typed.stems, known.spellings, isMemberOf)
    ? MATCH.part
    : undefined;
}

/** Where words are written together, "Jahresrechnung" may mean "Rechnung". */
function memberOfTyped(typed: WordForms, known: KnownWord): MatchQuality | undefined {
  return hasPair(known.stems, typed.spellings, isMemberOf) ? MATCH.member : undefined;
}

function isMemberOf(stem: string, word: string): boolean {
  return stem.length >= SHORTEST_MEMBER && word.includes(stem);
}

function mistyped(typed: WordForms, known: KnownWord): MatchQuality | undefined {
  let best: MatchQuality | undefined;
  for (const one of typed.all) {
    const errors = allowedErrors(one.length);
    if (errors === 0 || HAS_DIGIT.test(one)) continue;
    for (const other of known.all) {
      if (!canBeWithin(errors, one, other) || !hasSameStart(one, other)) continue;
      const { whole, start } = editDistance(one, other);
      if (whole <= errors) return MATCH.mistyped;
      if (start <= errors && one.length >= SHORTEST_UNFINISHED) best = MATCH.mistypedStart;
    }
  }
  return best;
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
