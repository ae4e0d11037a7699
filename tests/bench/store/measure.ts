import type { Contender } from "./contenders.ts";

export type Rate = { perSecond: number; p50Ms: number; p99Ms: number };

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Lets so many clients append, each waiting for its answer before the next, for a while. */
export const measureRate = async (contender: Contender, url: string, clients: number, ms: number): Promise<Rate> => {
  const opened = await contender.open(url, clients);
  const appends = Array.from({ length: clients }, (_, index) => opened.client(index));
  await Promise.all(appends.map((append) => append()));
  const latencies: number[] = [];
  const begun = performance.now();
  const until = begun + ms;
  await Promise.all(
    appends.map(async (append) => {
      let before = performance.now();
      while (before < until) {
        await append();
        const after = performance.now();
        latencies.push(after - before);
        before = after;
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  await opened.close();
  latencies.sort((a, b) => a - b);
  return { perSecond: latencies.length / seconds, p50Ms: quantile(latencies, 0.5), p99Ms: quantile(latencies, 0.99) };
};

export const median = (values: readonly number[]): number =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
