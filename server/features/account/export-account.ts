import { customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { isoNow } from "../../platform/clock.ts";
import { zipStream } from "../../platform/zip-stream.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { execute } from "../../store/handle-command.ts";
import type { AccountDeps } from "./account-deps.ts";
import { exportFiles } from "./export/export-files.ts";

/** All data of the customer as an archive, a few times an hour. The download itself is part of the history in it. */
export const exportAccount =
  (deps: AccountDeps) =>
  async (customer: SignedInCustomer, meta: AppendMeta): Promise<Response> => {
    const { customerId } = customer;
    await deps.limits.consume("dataExport", customerId);
    await execute({
      store: deps.store,
      decider: customerDecider,
      streamId: customerStreamId(customerId),
      command: { type: "RecordExport", data: { at: isoNow(deps.clock) } },
      meta,
    });
    const now = deps.clock.now();
    return new Response(zipStream(exportFiles(deps, customer), now), {
      headers: {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="listwright-data-${now.toISOString().slice(0, 10)}.zip"`,
        "cache-control": "no-store",
      },
    });
  };
