import type * as v from "valibot";
import { customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import type { AvatarForm } from "../../../events/wire/forms.ts";
import type { Created } from "../../../events/wire/work.ts";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import { isoNow } from "../../platform/clock.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { execute } from "../../store/handle-command.ts";
import { profileOf } from "./avatar-profile.ts";

type CreateAvatarDeps = Pick<Deps, "store" | "sql" | "clock" | "newId" | "env">;

const ensureOwnOptimization = async (
  { sql }: Pick<Deps, "sql">,
  customerId: string,
  optimizationId: string,
): Promise<void> => {
  const [row] = await sql.query(
    "select 1 as one from optimizations where stream_id = $1 and optimization_id = $2 and status = 'completed'",
    [customerStreamId(customerId), optimizationId],
  );
  if (row === undefined) throw new ProblemError("OPTIMIZATION_NOT_FOUND");
};

/** Saves a new avatar, from the editor or from the results of an optimization. */
export const createAvatar =
  (deps: CreateAvatarDeps) =>
  async (
    customerId: string,
    meta: AppendMeta,
    form: Omit<v.InferOutput<typeof AvatarForm>, "captchaToken">,
  ): Promise<Created> => {
    const optimizationId = form.optimizationId ?? null;
    if (optimizationId !== null) await ensureOwnOptimization(deps, customerId, optimizationId);
    const avatarId = deps.newId();
    await execute({
      store: deps.store,
      decider: customerDecider,
      streamId: customerStreamId(customerId),
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
    });
    return { id: avatarId };
  };
