import { wordSet } from "../text/word-table.ts";
import { bare, isKindNoun } from "./name-words.ts";
import { namesThing } from "./names-thing.ts";

/** Whom or what a thing is for, where sellers leave "for" out: "Hiking Boots Women", "Dog Bed Large Dogs". */
const MANY = wordSet(
  "women men ladies gentlemen girls boys kids children toddlers infants newborns babies teens teenagers tweens adults seniors elderly couples families students teachers nurses moms dads mothers fathers parents grandparents grandma grandpa beginners runners hikers campers cyclists gamers drivers travelers golfers dogs cats puppies kittens pets birds horses rabbits hamsters ferrets chickens goats cows pigs mice rats rodents squirrels flies ants roaches mosquitoes fleas ticks ages aged unisex",
);
/** Of these a thing may be one itself, "baby doll", so that they end a name only behind a kind of thing. */
const ONE = wordSet("baby toddler newborn infant teen adult mom dad senior");
const SORTS = wordSet(
  "large small medium big little tiny young old older multiple several wild pregnant teenage senior adult all most active tall short plus heavy indoor outdoor",
);
/** "Toy Horses", "Plush Dogs": likenesses of what they name. */
const LIKENESSES = wordSet(
  "toy toys plush stuffed rubber wooden plastic resin ceramic porcelain metal mini miniature live",
);
const LEAST_UNKNOWN = 2;

const isAudience = (word: string): boolean => MANY.has(word) || ONE.has(word);

/** How many words, of all before `at`, are left without those that only sort the audience. */
const endOfThing = (words: readonly string[], at: number): number => {
  let end = at;
  while (end > 1 && (SORTS.has(words[end - 1] ?? "") || isAudience(words[end - 1] ?? ""))) end -= 1;
  return end;
};

/** The words of a name before an audience that stands behind the thing without "for"; all where none does. */
export const withoutAudience = (name: readonly string[]): readonly string[] => {
  const words = name.map(bare);
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (!isAudience(word)) continue;
    const end = endOfThing(words, at);
    const last = words[end - 1] ?? "";
    const rest = words.slice(at + 1).filter((each) => !isAudience(each) && !SORTS.has(each));
    const isLikeness = end === 1 && LIKENESSES.has(last);
    const isNamedAfter = isKindNoun(rest.at(-1) ?? "") && (end === 1 || !isKindNoun(last));
    const isThing = namesThing(last) || (MANY.has(word) && end >= LEAST_UNKNOWN && rest.length === 0);
    if (isThing && !isLikeness && !isNamedAfter) return name.slice(0, end);
  }
  return name;
};
