// Where things lie in the kernel's memory, in bytes. The host reserves each area and sets its place before the first use.

/** Whole numbers: two per feature of the tagger, one per feature of the judge of polarity. */
export let aspects: usize = 0;
export let polarity: usize = 0;

/** The weights of the network, as `Net` has them. */
export let vectors: usize = 0;
export let facts: usize = 0;
export let bias: usize = 0;
export let onward: usize = 0;
export let backward: usize = 0;
export let upper: usize = 0;
export let upperBias: usize = 0;
export let output: usize = 0;
export let outputBias: usize = 0;

/** The vector of each word, and what each says to the gates once it was met: a byte per word tells whether it was. */
export let wordVectors: usize = 0;
export let wordRows: usize = 0;
export let metWords: usize = 0;

/** A sentence, column by column. */
export let columns: usize = 0;

/** The features of one token or term, and the facts of each token. */
export let features: usize = 0;
export let tokenFacts: usize = 0;

/** The sums of the features' weights, two per token, and the scores of the network, likewise. */
export let sums: usize = 0;
export let scores: usize = 0;

/** What the network works out on the way: the inputs of the gates, both readings, and the layer above of one token. */
export let inputs: usize = 0;
export let gates: usize = 0;
export let units: usize = 0;
export let upperUnits: usize = 0;

/** Takes room that is never given back, and gives its place, a multiple of 16. It is all zeros, since it is new. */
export function reserve(bytes: usize): usize {
  return heap.alloc(bytes);
}
