/** Runs at most `concurrentMax` jobs at a time; more wait their turn, and too many waiting are refused. */
export const createSlots = (concurrentMax: number, waitingMax: number, refusal: () => Error) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  const enter = (): Promise<void> => {
    if (running < concurrentMax) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= waitingMax) return Promise.reject(refusal());
    return new Promise((resolve) => waiting.push(resolve));
  };

  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };

  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await job();
    } finally {
      leave();
    }
  };
};
