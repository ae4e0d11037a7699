import type { Told } from "../../insight/statements/clean-statement.ts";

const MAY =
  /^You can ((?!(?:only|not|never|get|see|tell|hear|say|use|buy|find|feel|imagine|expect|always|also|call|ask|believe|bet|count|do|have|be|give|make up|hand|choose|want|need|go|return|order)\b)\p{L}+ .+)$/u;
const USES =
  /^(?:have |has )?used? (?:it|this|these|them) (?:(?:now|mostly|mainly|daily|also|often|primarily|every day|all the time|a lot) )?(for|to|in|on|at|outdoors|indoors|while|when) (.+)$/iu;

/** "There is a vent across the back": what a thing has. */
const THERE_IS =
  /^There (?:is|are) (?:also )?(?:an? |the |two |three |four |several |some )((?!(?:little )?(?:bit|lot|give|play|room|few|couple|thing|way|reason|chance|trick|difference|problem|issue|smell|odor|gap|hole|crack|scratch|dent|stain|lag|delay|learning|noticeable|slight|weird|strange|funny|minor|major|small (?:gap|hole|crack|problem|issue)|gram|drop|time)\b)[\p{L}-]+ .+)$/u;

/** What buyers can do or do with a thing, as copy tells it: "roll it up", "for video calls", "used in rain and sand", and what it has: "vent across the back"; null of anything else. */
export const putToUse = ({ text, predicate, subject }: Told): string | null => {
  if (subject.about === "nobody") return MAY.exec(text)?.[1] ?? THERE_IS.exec(text)?.[1] ?? null;
  const [, how = "", what = ""] = subject.about === "buyers" ? (USES.exec(predicate) ?? []) : [];
  if (how === "") return null;
  if (how === "to") return what;
  return how === "for" ? `for ${what}` : `used ${how} ${what}`;
};
