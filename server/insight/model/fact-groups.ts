import { COMBINATIONS, CONVENTIONS, ENDINGS, FACTS, SMALL_WORDS, WIDTH } from "./kernel/sizes.ts";

/** How many values each kind of fact has, group by group, in the order in which the kernel lists them. */
const GROUPS = [[19, 6], [3, 3, 5, 5], [4, 8, CONVENTIONS], [8, 2], [SMALL_WORDS + 1], [ENDINGS]] as const;

/** The rows of facts that each combination of the values of some kinds stands for, the last kind changing first. */
const combine = (kinds: readonly number[], first: number): number[][] => {
  const [values, ...further] = kinds;
  if (values === undefined) return [[]];
  const rest = combine(further, first + values);
  return Array.from({ length: values }, (_, value) => rest.map((rows) => [first + value, ...rows])).flat();
};

/**
 * What each combination of facts says to the gates: its rows of `facts` added up, with the bias in the first group, so
 * that a token takes a row for each group and not for each fact.
 */
export const sumFacts = (facts: Float32Array, bias: Float32Array): Float32Array => {
  const sums = new Float32Array(COMBINATIONS * WIDTH);
  let [first, to] = [0, 0];
  for (const kinds of GROUPS) {
    for (const rows of combine(kinds, first)) {
      if (first === 0) sums.set(bias, to);
      for (const row of rows)
        for (let at = 0; at < WIDTH; at += 1) sums[to + at] = (sums[to + at] ?? 0) + (facts[row * WIDTH + at] ?? 0);
      to += WIDTH;
    }
    first += kinds.reduce((sum, values) => sum + values, 0);
  }
  if (first !== FACTS || to !== sums.length) throw new RangeError("The groups of facts do not fit the kernel");
  return sums;
};
