/**
 * The chance that a value of the first sample is smaller than one of the second (ties count half): the effect size of the
 * Mann-Whitney test. 0.5 when the samples do not differ.
 */
export function chanceOfSmaller(first: readonly number[], second: readonly number[]): number {
  const values = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ];
  values.sort((one, other) => one.value - other.value);
  let rankSum = 0;
  for (let start = 0; start < values.length;) {
    let end = start;
    while (end < values.length && values[end]?.value === values[start]?.value) end += 1;
    const rank = (start + 1 + end) / 2;
    rankSum += rank * values.slice(start, end).filter(({ isFirst }) => isFirst).length;
    start = end;
  }
  const larger = rankSum - (first.length * (first.length + 1)) / 2;
  return 1 - larger / (first.length * second.length);
}
