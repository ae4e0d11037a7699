import type { FullAvatar } from "../../events/result/avatar.ts";
import type { Listing } from "../../events/result/listing.ts";
import type { Evidence } from "../../events/result/result.ts";
import { fieldWords } from "./keywords/find-words.ts";
import { contentWords } from "./keywords/same-sense.ts";

type Copy = Pick<Listing, "optimizedTitles" | "itemHighlights" | "bulletsA" | "bulletsB">;

const PATH = "avatar.notSay.";

/** The avatar without words to avoid that the new listing takes over from the seller's facts, and the evidence in the new order. */
export const avoidable = (
  avatar: FullAvatar,
  evidence: readonly Evidence[],
  { optimizedTitles, itemHighlights, bulletsA, bulletsB }: Copy,
): { avatar: FullAvatar; evidence: Evidence[] } => {
  const written = fieldWords([...optimizedTitles, itemHighlights, ...bulletsA, ...bulletsB]);
  const kept = avatar.notSay
    .map((words, index) => ({ words, path: `${PATH}${index}` }))
    .filter(({ words }) => !written.hasPhrase(contentWords(words)));
  const moved = new Map(kept.map(({ path }, index) => [path, `${PATH}${index}`]));
  return {
    avatar: { ...avatar, notSay: kept.map(({ words }) => words) },
    evidence: evidence.flatMap((each) => {
      if (!each.path.startsWith(PATH)) return [each];
      const path = moved.get(each.path);
      return path === undefined ? [] : [{ ...each, path }];
    }),
  };
};
