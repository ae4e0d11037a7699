/** The class of a word by its meaning: two of ten bits per step of refinement, so that near classes share high bits. */
export type WordClasses = ReadonlyMap<string, number>;
