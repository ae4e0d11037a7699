/** The first numbers as words, each at its place: "zero", "one", "two". */
export const SPELLED: readonly string[] =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ONES = SPELLED.slice(1, 10);

const VALUES: ReadonlyMap<string, number> = new Map([
  ...SPELLED.slice(1).map((word, index): [string, number] => [word, index + 1]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
  ["dozen", 12],
]);

export const NUMBER_WORDS: readonly string[] = [...VALUES.keys()];

/** The source of a pattern for a number in words, of small letters: "two", "dozen", "twenty-four". */
export const NUMBER_IN_WORDS = `(?:(?:${TENS.join("|")})[ -](?:${ONES.join("|")})|${NUMBER_WORDS.join("|")})(?!\\p{L})`;

/** The value of a number in words, or undefined. */
export const numberOf = (text: string): number | undefined => {
  const [first = "", second] = text.toLowerCase().split(/[ -]/);
  const value = VALUES.get(first);
  return value === undefined || second === undefined ? value : value + (VALUES.get(second) ?? 0);
};
