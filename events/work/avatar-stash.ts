import * as v from "valibot";
import { defineEvent, Instant } from "../kernel/event.ts";
import { OptimizationResult } from "../result/result.ts";

const AvatarStash = v.variant("kind", [
  v.object({
    kind: v.literal("brief"),
    avatarName: v.string(),
    targetAudience: v.string(),
    productName: v.string(),
    reviewsText: v.string(),
  }),
  v.object({ kind: v.literal("full"), avatar: v.nullable(OptimizationResult.entries.avatarData) }),
]);
export type AvatarStash = v.InferOutput<typeof AvatarStash>;

/** Written to the stream of whoever stashes the avatar, a visitor or a customer. */
export const AvatarStashed = defineEvent({
  type: "AvatarStashed",
  fact: "An avatar was stashed until a plan allows to save it.",
  data: { stash: AvatarStash, at: Instant },
  personal: { stash: { kind: "full", avatar: null } },
});
