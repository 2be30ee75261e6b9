type Options<Input> = {
  /** Everything that the result depends on. */
  keyOf: (input: Input) => string;
  max?: number;
};

/**
 * A pure function that keeps its last results. For the server, where all visitors see the same few days and prices; a
 * browser computes each once or twice.
 */
export function remembered<Input, Result extends string | boolean | number | object>(
  compute: (input: Input) => Result,
  { keyOf, max = 1_000 }: Options<Input>,
): (input: Input) => Result {
  const results = new Map<string, Result>();
  return (input) => {
    const key = keyOf(input);
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(input);
    if (results.size >= max) results.clear();
    results.set(key, result);
    return result;
  };
}
