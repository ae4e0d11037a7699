import type { FullAvatar } from "../../../events/result/avatar.ts";
import type { Listing } from "../../../events/result/listing.ts";
import type { Evidence } from "../../../events/result/result.ts";
import { fieldWords } from "../words/find-words.ts";
import { contentWords } from "../words/same-sense.ts";
import { keepLines, type Proved } from "./kept-lines.ts";

type Copy = Pick<Listing, "optimizedTitles" | "itemHighlights" | "bulletsA" | "bulletsB">;

/** The avatar without words to avoid that the new listing takes over from the seller's facts, and the evidence in the new order. */
export const avoidable = (
  avatar: FullAvatar,
  evidence: readonly Evidence[],
  { optimizedTitles, itemHighlights, bulletsA, bulletsB }: Copy,
): Proved => {
  const written = fieldWords([...optimizedTitles, itemHighlights, ...bulletsA, ...bulletsB]);
  return keepLines(avatar, evidence, "notSay", (words) => !written.hasPhrase(contentWords(words)));
};
