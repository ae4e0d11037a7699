import { expect, test } from "bun:test";
import { MutationObserver } from "@tanstack/react-query";
import { createQueryClient } from "../../../client/query-client.ts";

test("what failed is asked for once, never again by itself", async () => {
  const queryClient = createQueryClient();
  const asked: string[] = [];
  const refuse = (what: string) => async () => {
    asked.push(what);
    throw new Error("refused");
  };
  const mutation = new MutationObserver(queryClient, { mutationFn: refuse("mutation"), retryDelay: 0 });
  await mutation.mutate().catch(() => null);
  await queryClient.fetchQuery({ queryKey: ["query"], queryFn: refuse("query"), retryDelay: 0 }).catch(() => null);
  await queryClient.prefetchQuery({ queryKey: ["page"], queryFn: refuse("page"), retryDelay: 0 });
  expect(asked).toEqual(["mutation", "query", "page"]);
});
