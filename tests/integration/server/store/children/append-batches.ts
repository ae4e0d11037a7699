import { openEmbedded, openServer } from "../../../../../server/store/open-store.ts";
import { silentLog } from "../../../../support/log.ts";
import { noted, openTestStore, request } from "../store-fixture.ts";

const BATCH = 3;
const WRITERS = 4;

const [where = ""] = process.argv.slice(2);
const database = where.startsWith("postgres:") ? await openServer(where, silentLog) : await openEmbedded(where);
const store = openTestStore(database.sql);

/** Appends batch after batch, and says so only when the store has answered. */
const write = async (writer: number): Promise<never> => {
  for (let turn = 0; ; turn += 1) {
    const batch = Array.from({ length: BATCH }, () => noted(`${writer}-${turn}`));
    const { firstPosition } = await store.append(request(`${process.pid}-${writer}`, "any", ...batch));
    process.stdout.write(`${firstPosition} ${batch.map(({ eventId }) => eventId).join(" ")}\n`);
  }
};

await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
