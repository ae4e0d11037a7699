import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { createFeed, type Feed } from "../../../../server/store/feed.ts";
import { DatabaseUnavailable, type Sql } from "../../../../server/store/sql.ts";
import { DATABASES } from "../../../support/databases.ts";
import { freshPglite } from "../../../support/pglite.ts";
import { until } from "./store-fixture.ts";

describe.each(Object.keys(DATABASES))("on %s", (kind) => {
  let sql: Sql;
  beforeEach(async () => {
    sql = await (DATABASES[kind] ?? freshPglite)();
  });
  afterEach(() => sql.close());

  const tell = () => sql.query("select pg_notify('events', '1')");

  /** Resolves once a watcher that comes meanwhile is told of something. */
  const expectHeard = async (feed: Feed, comeAndGo: () => Promise<unknown>): Promise<void> => {
    const staying = new AbortController();
    let heard = 0;
    const coming = comeAndGo();
    await Promise.all([
      coming,
      feed.watch(staying.signal, () => {
        heard += 1;
      }),
    ]);
    // Whatever the database was asked to before this is done now.
    await sql.query("select 1");
    await tell();
    await until(() => heard > 0);
    staying.abort();
  };

  test("who comes while the only other one leaves is told", async () => {
    const feed = createFeed(sql);
    const gone = new AbortController();
    await feed.watch(gone.signal, () => undefined);
    await expectHeard(feed, async () => gone.abort());
  });

  test("who comes while one leaves that was not yet listened for is told", async () => {
    const feed = createFeed(sql);
    const gone = new AbortController();
    await expectHeard(feed, () => {
      const watching = feed.watch(gone.signal, () => undefined);
      gone.abort();
      return watching;
    });
  });

  test("who has left is told nothing more", async () => {
    const feed = createFeed(sql);
    const gone = new AbortController();
    let heard = 0;
    await feed.watch(gone.signal, () => {
      heard += 1;
    });
    gone.abort();
    await expectHeard(feed, async () => undefined);
    expect(heard).toBe(0);
  });

  test("a database that did not listen is asked again by who comes next", async () => {
    let tries = 0;
    const feed = createFeed({
      listen: async (...about) => {
        tries += 1;
        if (tries === 1) throw new DatabaseUnavailable();
        return sql.listen(...about);
      },
    });
    await expect(feed.watch(new AbortController().signal, () => undefined)).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expectHeard(feed, async () => undefined);
  });
});
