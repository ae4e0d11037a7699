const PRIOR = 500;

/**
 * How far a word's use in reviews stands out from general English: the log-odds ratio with an informative Dirichlet prior
 * (Monroe, Colaresi and Quinn 2008), divided by its standard deviation.
 */
export const standOut = (count: number, total: number, general: number): number => {
  const prior = PRIOR * general;
  const odds =
    Math.log((count + prior) / Math.max(1e-9, total + PRIOR - count - prior)) - Math.log(general / (1 - general));
  return odds / Math.sqrt(1 / (count + prior));
};
