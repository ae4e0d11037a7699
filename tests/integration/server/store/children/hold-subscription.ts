import { openServer } from "../../../../../server/store/open-store.ts";
import { silentLog } from "../../../../support/log.ts";
import { openTestStore, textsOf } from "../store-fixture.ts";

const [url = ""] = process.argv.slice(2);
const { sql } = await openServer(url, silentLog);
await openTestStore(sql).subscribe({
  name: "held",
  from: "origin",
  pollMs: 50,
  react: async (batch) => void process.stdout.write(`${textsOf(batch).join(" ")}\n`),
});
process.stdin.resume();
