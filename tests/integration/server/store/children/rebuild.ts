import { operatorCodec } from "../../../../../server/operator/operator-parts.ts";
import { foldOf } from "../../../../../server/operator/stream-folds.ts";
import { ALL_PROJECTIONS } from "../../../../../server/projections/all-projections.ts";
import { openPostgres } from "../../../../../server/store/postgres.ts";
import { rebuild } from "../../../../../server/store/rebuild/rebuild.ts";
import { createSecrets } from "../../../../../server/store/secrets.ts";
import { silentLog } from "../../../../support/log.ts";

const PAGE_SIZE = 10;

const [url = "", master = ""] = process.argv.slice(2);
const sql = await openPostgres(url, silentLog);
const codec = operatorCodec({ secrets: createSecrets(Buffer.from(master, "base64url")) });

/** Rebuilds in small pages, and says of each page where it ended once it is written. */
await rebuild(
  { sql, codec, foldOf },
  {
    projections: ALL_PROJECTIONS,
    withStates: true,
    isCheck: false,
    pageSize: PAGE_SIZE,
    onStep: (step) => {
      if (step.step === "events") process.stdout.write(`${step.position}\n`);
    },
    onStates: () => {},
  },
);
