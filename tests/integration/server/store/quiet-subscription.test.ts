import { expect, test } from "bun:test";
import { sharedPglite } from "../../../support/pglite.ts";
import { resetDatabase } from "../../../support/reset-database.ts";
import { noted, openTestStore, request } from "./store-fixture.ts";

test("a subscription that came to the end of the log asks for nothing until there is news", async () => {
  const sql = await sharedPglite();
  await resetDatabase(sql);
  const reads: string[] = [];
  const query: typeof sql.query = (text, params) => {
    if (text.includes("from events e")) reads.push(text);
    return sql.query(text, params);
  };
  const store = openTestStore({ ...sql, query });
  await store.append(request("a", "any", noted("1"), noted("2")));
  const subscription = await store.subscribe({ name: "quiet", from: "origin", handle: async () => {} });
  await subscription.caughtUp(2);
  await store.append(request("a", "any", noted("3")));
  await subscription.caughtUp(3);
  expect(reads).toHaveLength(2);
  await store.close();
});
