/** The words the model has seen in company with others: a class and a vector each, by what company they keep. */
export type Words = {
  ids: ReadonlyMap<string, number>;
  /** Numbered so that near classes share their higher bits: 64 of them refined to 256 and to 1,024. */
  classes: Uint16Array;
  dimensions: number;
  vectors: Float32Array;
};

/** Vectors as they are stored: each is cut in pieces of a few numbers, and a piece is one of 256 usual ones. */
export type Codes = { pieces: number; width: number; usual: Float32Array; codes: Uint8Array };

export const USUAL_PIECES = 256;

/** The vectors that codes stand for, one after the other. */
export const decodeVectors = ({ pieces, width, usual, codes }: Codes): Float32Array => {
  const vectors = new Float32Array(codes.length * width);
  for (let index = 0; index < codes.length; index += 1) {
    const from = ((index % pieces) * USUAL_PIECES + (codes[index] ?? 0)) * width;
    for (let at = 0; at < width; at += 1) vectors[index * width + at] = usual[from + at] ?? 0;
  }
  return vectors;
};
