/** A way to praise (+) or blame (−) a facet in words that no list of cues holds: a pattern for a sentence in lower case. */
export type Wording = readonly [sign: "+" | "-", pattern: RegExp];

/** Wordings by facet. */
export type Wordings = Readonly<Record<string, readonly Wording[]>>;
