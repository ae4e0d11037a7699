import type * as v from "valibot";
import { customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import type { AvatarForm } from "../../../events/wire/avatars.ts";
import type { Created } from "../../../events/wire/done.ts";
import type { Deps } from "../../deps.ts";
import { acceptOnce } from "../../http/idempotency.ts";
import { ProblemError } from "../../http/problems.ts";
import { isoNow } from "../../platform/clock.ts";
import { isOptimizationCompleted } from "../../projections/optimizations.queries.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { execute } from "../../store/handle-command.ts";
import { profileOf } from "./avatar-profile.ts";

type CreateAvatarDeps = Pick<Deps, "store" | "sql" | "clock" | "newId" | "env">;

/** Saves a new avatar, from the editor or from the results of an optimization. A repeat with the same key answers the first. */
export const createAvatar =
  (deps: CreateAvatarDeps) =>
  async (
    customerId: string,
    meta: AppendMeta,
    key: string | null,
    form: Omit<v.InferOutput<typeof AvatarForm>, "captchaToken">,
  ): Promise<Created> => {
    const optimizationId = form.optimizationId ?? null;
    const streamId = customerStreamId(customerId);
    if (optimizationId !== null && !(await isOptimizationCompleted(deps.sql, streamId, optimizationId)))
      throw new ProblemError("OPTIMIZATION_NOT_FOUND");
    const id = await acceptOnce(deps, { scope: `avatars/${customerId}`, key, body: form }, async (avatarId, also) => {
      await execute({
        store: deps.store,
        decider: customerDecider,
        streamId,
        command: {
          type: "CreateAvatar",
          data: {
            avatarId,
            profile: profileOf(form),
            source: optimizationId === null ? "editor" : "results",
            optimizationId,
            paidAvatarLimit: deps.env.AVATAR_LIMIT,
            at: isoNow(deps.clock),
          },
        },
        meta,
        also: () => also,
      });
    });
    return { id };
  };
