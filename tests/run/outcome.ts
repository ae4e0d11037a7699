/** What one check or one test process came to. */
export type Outcome = { title: string; passed: number; failures: readonly string[]; ms: number };

const totals = (outcomes: readonly Outcome[]): { passed: number; failed: number } => ({
  passed: outcomes.reduce((sum, outcome) => sum + outcome.passed, 0),
  failed: outcomes.reduce((sum, outcome) => sum + outcome.failures.length, 0),
});

export const closingLine = (outcomes: readonly Outcome[]): string => {
  const { passed, failed } = totals(outcomes);
  return `${passed} passed, ${failed} failed`;
};

/** A run is good when something passed and nothing failed; a run of nothing proves nothing. */
export const exitCodeOf = (outcomes: readonly Outcome[]): 0 | 1 => {
  const { passed, failed } = totals(outcomes);
  return passed > 0 && failed === 0 ? 0 : 1;
};

export const describeOutcome = ({ title, passed, failures, ms }: Outcome): string => {
  const mark = failures.length === 0 ? "ok  " : "FAIL";
  const head = `${mark} ${title}: ${passed} passed, ${failures.length} failed, ${(ms / 1000).toFixed(1)} s`;
  return [head, ...failures.map((failure) => `       ${failure}`)].join("\n");
};
