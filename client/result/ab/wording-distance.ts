import { percent } from "../format.ts";

const FAR = 0.6;
const NEAR = 0.35;

export type Distance = { figure: string; verdict: string; isGood: boolean };

/** How far apart the two sets are, and what that means for a test. */
export const describeDistance = (distance: number): Distance => {
  const figure = percent(distance);
  if (distance >= FAR)
    return {
      figure,
      verdict: "Good for a test: marketplaces advise versions that are very different, and these are.",
      isGood: true,
    };
  if (distance >= NEAR)
    return {
      figure,
      verdict: "Enough for a test, but expect a small difference in sales: much of the wording is shared.",
      isGood: true,
    };
  return {
    figure,
    verdict:
      "Too alike for a test: shoppers would hardly notice which version they read. More reviews give more to say.",
    isGood: false,
  };
};
