import { describe, expect, test } from "bun:test";
import { QueryObserver } from "@tanstack/react-query";
import { refreshQueries } from "../../../../client/lib/refresh-queries.ts";
import { createQueryClient } from "../../../../client/query-client.ts";

const queryKey = ["plan"];

/** A plan that is read as it is when a question arrives; each question waits for its answer to be given. */
const slowPlan = () => {
  const server = { plan: "demo" };
  const questions = Array.from({ length: 2 }, () => Promise.withResolvers<() => void>());
  let asked = 0;
  const queryFn = (): Promise<string> => {
    const read = server.plan;
    const { promise, resolve } = Promise.withResolvers<string>();
    questions[asked]?.resolve(() => resolve(read));
    asked += 1;
    return promise;
  };
  const [first, second] = questions.map(
    ({ promise }) =>
      async () =>
        (await promise)(),
  );
  return { server, queryFn, first, second, asked: () => asked };
};

describe("reading anew", () => {
  test("does not take the first read under way for the answer", async () => {
    const { server, queryFn, first, second } = slowPlan();
    const queryClient = createQueryClient();
    const observer = new QueryObserver(queryClient, { queryKey, queryFn });
    const leave = observer.subscribe(() => undefined);
    server.plan = "agency";
    const refreshed = refreshQueries(queryClient, { queryKey });
    await first?.();
    await second?.();
    await refreshed;
    expect(observer.getCurrentResult().data).toBe("agency");
    leave();
  });

  test("goes on after a first read that fails", async () => {
    const queryClient = createQueryClient();
    const reads = [Promise.reject(new Error("gone")), Promise.resolve("agency")];
    const observer = new QueryObserver(queryClient, { queryKey, queryFn: () => reads.shift() ?? "none" });
    const leave = observer.subscribe(() => undefined);
    await refreshQueries(queryClient, { queryKey });
    expect(observer.getCurrentResult().data).toBe("agency");
    leave();
  });

  test("waits for no later read, whose answer is dropped", async () => {
    const { server, queryFn, first, second } = slowPlan();
    const queryClient = createQueryClient();
    queryClient.setQueryData(queryKey, "none");
    const observer = new QueryObserver(queryClient, { queryKey, queryFn, staleTime: 0 });
    const leave = observer.subscribe(() => undefined);
    server.plan = "agency";
    const refreshed = refreshQueries(queryClient, { queryKey });
    await second?.();
    await first?.();
    await refreshed;
    expect(observer.getCurrentResult().data).toBe("agency");
    leave();
  });

  test("leaves what is not asked for as it is", async () => {
    const { queryFn, asked } = slowPlan();
    const queryClient = createQueryClient();
    const leave = new QueryObserver(queryClient, { queryKey: ["other"], queryFn }).subscribe(() => undefined);
    await refreshQueries(queryClient, { queryKey });
    expect(asked()).toBe(1);
    leave();
  });
});
