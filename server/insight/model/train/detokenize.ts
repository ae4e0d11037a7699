const RULES: readonly [RegExp, string][] = [
  [/ (?=[.,!?;:%)\]])/g, ""],
  [/(?<=[([$]) /g, ""],
  [/ ?n ?'t\b/gi, "n't"],
  [/ ?'(s|re|ve|ll|d|m|t)\b/gi, "'$1"],
  [/(?<=\w) ?- ?(?=\w)/g, "-"],
  [/ ?\/ ?/g, "/"],
  [/" ?([^"]*?) ?"/g, '"$1"'],
];

/** Closes the gaps that data sets put before stops and between the parts of a word: "do n't stop ." is "don't stop." */
export const detokenize = (text: string): string =>
  RULES.reduce((plain, [pattern, replacement]) => plain.replace(pattern, replacement), text);
