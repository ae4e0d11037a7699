const RATE = 0.003;
/** What is left of the rate at the end. */
const LAST_RATE = 0.05;
const KEPT_SLOPE = 0.9;
const KEPT_SQUARE = 0.99;
const STEEPEST = 2;
const TINY = 1e-6;

/** Moves parameters along their slopes. */
export type Climber = {
  /** One step with the summed slopes of a batch, which are emptied; `progress` from 0 to 1 lowers the rate. */
  step: (progress: number) => void;
  /** Adds the parameters as they are to their average. */
  remember: () => void;
  /** Puts the average in their place. */
  recall: () => void;
};

const sizeOf = (slopes: readonly Float32Array[]): number => {
  let sum = 0;
  for (const part of slopes)
    for (let index = 0; index < part.length; index += 1) sum += (part[index] ?? 0) * (part[index] ?? 0);
  return Math.sqrt(sum);
};

/** Adam, with slopes cut to a length and an average of the parameters late in training. */
export const climber = (
  parameters: readonly Float32Array[],
  slopes: readonly Float32Array[],
  batch: number,
): Climber => {
  const zeros = (): Float32Array[] => parameters.map(({ length }) => new Float32Array(length));
  const [means, squares, averages] = [zeros(), zeros(), zeros()];
  let [steps, remembered] = [0, 0];
  const climbPart = (values: Float32Array, part: number, scale: number, rate: number): void => {
    const [slope, mean, square] = [slopes[part], means[part], squares[part]];
    if (slope === undefined || mean === undefined || square === undefined) return;
    const ofSquare = 1 / (1 - KEPT_SQUARE ** steps);
    for (let index = 0; index < values.length; index += 1) {
      const pull = (slope[index] ?? 0) * scale;
      const average = KEPT_SLOPE * (mean[index] ?? 0) + (1 - KEPT_SLOPE) * pull;
      const spread = KEPT_SQUARE * (square[index] ?? 0) + (1 - KEPT_SQUARE) * pull * pull;
      mean[index] = average;
      square[index] = spread;
      values[index] = (values[index] ?? 0) + (rate * average) / (Math.sqrt(spread * ofSquare) + TINY);
      slope[index] = 0;
    }
  };
  return {
    step: (progress) => {
      steps += 1;
      const size = sizeOf(slopes) / batch;
      const scale = (size > STEEPEST ? STEEPEST / size : 1) / batch;
      const rate = (RATE * (1 - (1 - LAST_RATE) * progress)) / (1 - KEPT_SLOPE ** steps);
      parameters.forEach((values, part) => climbPart(values, part, scale, rate));
    },
    remember: () => {
      remembered += 1;
      averages.forEach((average, part) => {
        const values = parameters[part] ?? average;
        for (let index = 0; index < average.length; index += 1)
          average[index] = (average[index] ?? 0) + ((values[index] ?? 0) - (average[index] ?? 0)) / remembered;
      });
    },
    recall: () => parameters.forEach((values, part) => values.set(averages[part] ?? values)),
  };
};
