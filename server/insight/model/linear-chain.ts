/** Labels: 0 outside, 1 first word of a term, 2 further word. A further word never stands first or after an outside one. */
export const LABELS = 3;

/** Scores of a sentence: per token and label, and per pair of neighbouring labels (from × 3 + to). */
export type Chain = { emissions: Float64Array; transitions: ArrayLike<number> };
