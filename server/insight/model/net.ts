/**
 * Rows of weights. The network reads a sentence from the left and from the right with gated units. A row of `vectors`,
 * `facts` and `bias` says what an input adds to the gates of both readings; a row of `onward` and of `backward` says
 * what a unit of the token read before adds to the gates of its own reading.
 */
export type Net = {
  vectors: Float32Array;
  facts: Float32Array;
  bias: Float32Array;
  onward: Float32Array;
  backward: Float32Array;
  upper: Float32Array;
  upperBias: Float32Array;
  output: Float32Array;
  outputBias: Float32Array;
};
