import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as english from "@zxcvbn-ts/language-en";

let estimator: ZxcvbnFactory | undefined;

/** Created on first use: loading the word lists takes time, and most processes never need them. */
function getEstimator(): ZxcvbnFactory {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  });
  return estimator;
}

/** 3 of 4: "safely unguessable", even after a theft of the hashes. */
const minScore = 3;

/**
 * Whether a password is easy to guess: a common one, words and dates in a row, adjacent keys, or words about the
 * person.
 */
export function isGuessable(password: string, personalWords: readonly (string | null | undefined)[]): boolean {
  const words = personalWords.flatMap((text) => (text ? [text, ...text.split(/[\s@.+_-]+/)] : []));
  const userInputs = [...new Set(words.filter((word) => word.length > 2))];
  return getEstimator().check(password, userInputs).score < minScore;
}
