// Where things lie in the kernel's memory, in bytes. The host reserves each area and sets its place before the first use.

/** Whole numbers: two per feature of the tagger, one per feature of the judge of polarity. */
export let aspects: usize = 0;
export let polarity: usize = 0;

/** The vector of each word. */
export let wordVectors: usize = 0;

/** A sentence, column by column. */
export let columns: usize = 0;

/** The features of one token or term, and the facts of each token, one by one and in groups. */
export let features: usize = 0;
export let tokenFacts: usize = 0;
export let factGroups: usize = 0;

/** The scores of the labels of each token, and what a network adds to the second and third, or says of praise and blame. */
export let emissions: usize = 0;
export let scores: usize = 0;

/**
 * What a network works out on the way: the inputs of the gates, both readings as they are and
 * as whole numbers, and the layer above of one token.
 */
export let inputs: usize = 0;
export let gates: usize = 0;
export let units: usize = 0;
export let wholeUnits: usize = 0;
export let upperUnits: usize = 0;

/** Takes room that is never given back, and gives its place, a multiple of 16. It is all zeros, since it is new. */
export function reserve(bytes: usize): usize {
  return heap.alloc(bytes);
}
