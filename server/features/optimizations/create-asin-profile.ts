import type * as v from "valibot";
import { customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import type { Created } from "../../../events/wire/done.ts";
import type { AsinProfileForm } from "../../../events/wire/optimizations.ts";
import type { Deps } from "../../deps.ts";
import { acceptOnce } from "../../http/idempotency.ts";
import { ProblemError } from "../../http/problems.ts";
import { ensureReadable } from "../../optimizer/ensure-readable.ts";
import { isoNow } from "../../platform/clock.ts";
import { filled } from "../../platform/filled.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { execute } from "../../store/handle-command.ts";
import { ensureProfilesAreUsed } from "./ensure-used.ts";

const REQUIRED = "Please fill in product name and reviews";

/**
 * Keeps a product and its reviews. Reviews that hold no review are refused here, before anything is counted. A repeat with
 * the same key answers the first.
 */
export const createAsinProfile =
  (deps: Pick<Deps, "store" | "sql" | "clock" | "newId" | "optimizer">) =>
  async (
    customerId: string,
    meta: AppendMeta,
    key: string | null,
    form: v.InferOutput<typeof AsinProfileForm>,
    signal?: AbortSignal,
  ): Promise<Created> => {
    const { asin = "", avatarName = "" } = form;
    const productName = form.productName || asin;
    if (productName === "") {
      throw new ProblemError("VALIDATION", { fields: [{ path: "productName", message: REQUIRED }] });
    }
    const id = await acceptOnce(deps, { scope: `asins/${customerId}`, key, body: form }, async (asinId, also) => {
      await ensureProfilesAreUsed(deps, customerId);
      const imported = await deps.optimizer.importReviews({ text: form.reviewsText }, [], {
        signal,
        owner: customerId,
      });
      if (imported.reviews > 0) ensureReadable(imported);
      await execute({
        store: deps.store,
        decider: customerDecider,
        streamId: customerStreamId(customerId),
        command: {
          type: "CreateAsinProfile",
          data: {
            asinId,
            avatarId: form.avatarId ?? null,
            asin,
            productName,
            avatarName,
            reviewsText: form.reviewsText,
            currentTitle: form.currentTitle?.trim() ?? "",
            currentBullets: form.currentBullets ?? [],
            keywords: filled(form.keywords),
            at: isoNow(deps.clock),
          },
        },
        meta,
        also: () => also,
      });
    });
    return { id };
  };
