/**
 * Probability that a standard normal variable is at most `z`, by Hart's rational approximation
 * as given in G. West, "Better approximations to cumulative normal functions" (Wilmott Magazine, 2005); exact to about 15 digits.
 */
export const normalCdf = (z: number): number => {
  const size = Math.abs(z);
  if (size > 37) return z > 0 ? 1 : 0;
  const density = Math.exp(-(size * size) / 2);
  const tail = size < 7.071067811865475 ? density * ratio(size) : (density * continued(size)) / 2.506628274631;
  return z > 0 ? 1 - tail : tail;
};

const NUMERATOR = [
  3.52624965998911e-2, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871, 221.213596169931,
  220.206867912376,
];
const DENOMINATOR = [
  8.83883476483184e-2, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674, 637.333633378831,
  793.826512519948, 440.413735824752,
];

const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);

const ratio = (x: number): number => polynomial(NUMERATOR, x) / polynomial(DENOMINATOR, x);

const continued = (x: number): number => 1 / (x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65)))));

/** The `z` that a standard normal variable stays below with probability `p`, from 0 to 1 without the ends, by bisection. */
export const normalQuantile = (p: number): number => {
  let [low, high] = [-40, 40];
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};
