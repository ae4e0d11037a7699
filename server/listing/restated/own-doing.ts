import type { Sentence } from "../../insight/text/analyse.ts";
import { documentOf } from "../../insight/text/analyse.ts";

/** What a buyer did to a thing, without which it would not do as it is told to. */
const DONE_TO_IT =
  /\b(?:i|we|he|she|husband|wife|dad|son|neighbou?r)(?:['’]ve| have| had| did)?(?: (?:just|also|then|simply|had to|ended up|went and))* (?:bolt(?:ed)?|screw(?:ed)?|glued?|tap(?:ed)|tied|tie|strap(?:ped)?|anchor(?:ed)?|weighted|weighed (?:it|this|them) down|clamp(?:ed)?|wedged?|zip ?-?tied|nailed|stapled|drill(?:ed)?|cemented|staked|velcroed|sewed|sewn|stitched|padded|stuffed|reinforced|modified|swapped|replaced|sanded|greased|oiled|lubed|sealed|wrapped|trimmed|filed|caulked|propped|shimmed|added|fill(?:ed) (?:it|them|the \p{L}+) with)\b|\b(?:i|we) (?:put|use|used|laid|stuck|bought|got) (?:an?|some|one|two|three|four|extra|rubber|heavy)\b[^.!?]*\b(?:under|beneath|underneath|behind|around|inside|on top of|to hold|to keep|to stop)\b/iu;
const MOST_BEFORE = 2;

const textOf = ({ tokens }: Sentence): string => tokens.map(({ text }) => text).join(" ");

/** Whether what a sentence tells follows from what the buyer did to the thing: "I bolted mine down. It hasn't moved." */
export const isOfOwnDoing = (sentence: Sentence): boolean => {
  const all = documentOf(sentence);
  const at = all.indexOf(sentence);
  return all.slice(Math.max(0, at - MOST_BEFORE), at + 1).some((each) => DONE_TO_IT.test(textOf(each)));
};
