import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loaded on first use: the word lists take time and 13 MB, and most processes never need them. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, common, english] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
  ]);
  return new Factory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  });
}

/** 3 of 4: "safely unguessable", even after a theft of the hashes. */
const minScore = 3;

/**
 * Whether a password is easy to guess: a common one, words and dates in a row, adjacent keys, or words about the
 * person.
 */
export async function isGuessable(
  password: string,
  personalWords: readonly (string | null | undefined)[],
): Promise<boolean> {
  const words = personalWords.flatMap((text) => (text ? [text, ...text.split(/[\s@.+_-]+/)] : []));
  const userInputs = [...new Set(words.filter((word) => word.length > 2))];
  estimator ??= loadEstimator();
  return (await estimator).check(password, userInputs).score < minScore;
}
