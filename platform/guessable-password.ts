import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as english from "@zxcvbn-ts/language-en";

let estimator: ZxcvbnFactory | undefined;

/** The word lists take a moment to read in, and most processes never need them. */
function estimate(): ZxcvbnFactory {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  });
  return estimator;
}

/** 3 of 4: "safely unguessable", even by a thief of the hashes. */
const leastScore = 3;

/**
 * Whether a password is among the first that a program would try: common ones, words and dates in a row, keys beside
 * each other, and whatever is known about the person.
 */
export function isGuessable(password: string, about: readonly (string | null | undefined)[]): boolean {
  const words = about.flatMap((text) => (text ? [text, ...text.split(/[\s@.+_-]+/)] : []));
  const known = [...new Set(words.filter((word) => word.length > 2))];
  return estimate().check(password, known).score < leastScore;
}
