/** Runs work one at a time per key, in the order it came; different keys do not wait for each other. */
export const createKeyedQueue = () => {
  const tails = new Map<string, Promise<unknown>>();
  return <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = tails.get(key) ?? Promise.resolve();
    const result = before.then(work, work);
    tails.set(key, result);
    const leave = (): void => {
      if (tails.get(key) === result) tails.delete(key);
    };
    result.then(leave, leave);
    return result;
  };
};
