import type { Told } from "../../insight/statements/clean-statement.ts";

const MAY =
  /^You can ((?!(?:only|not|never|get|see(?! (?:the|how) [\p{L} ]+ through (?:the|its|an?) (?:clear|transparent|see[- ]?through|glass|window|viewing)\b)|tell|hear|say|use(?! (?:it|them|these) (?:wired|with|without|as|for|in|on|while|by)\b)|buy|find|feel|imagine|expect|always|also|call|ask|believe|bet|count|do|have|be|give|make up|hand|choose|want|need|go|return|order)\b)\p{L}+ .+)$/u;
const USES =
  /^(?:have |has )?used? (?:it|this|these|them) (?:(?:now|mostly|mainly|daily|also|often|primarily|every day|all the time|a lot) )?(for|to|in|on|at|outdoors|indoors|while|when) (?!(?:an?|one|both|all|two|three|four|five|several|my|our) (?:\p{L}+ )?\p{L}+$)(.+)$/iu;

/** "There is a vent across the back": what a thing has. */
const THERE_IS =
  /^There (?:is|are) (?:also )?(?:an? |the |two |three |four |several |some )((?!(?:[\p{L}-]+ ){0,2}(?:mark|stain|ring|puddle|residue|film|mold|rust|dust)s?\b)(?!(?:little )?(?:bit|lot|give|play|room|few|couple|thing|way|reason|chance|trick|difference|problem|issue|smell|odor|gap|hole|crack|scratch|dent|stain|lag|delay|learning|noticeable|slight|weird|strange|funny|minor|major|small (?:gap|hole|crack|problem|issue)|gram|drop|time|line|seam|crease|ridge|bump|mark|spot|wobble|learning curve)\b)[\p{L}-]+ .+)$/u;

/** "Buyers have room for two monitors" */
const ROOM = /^(?:have|had) ((?:room|space) for .+)$/u;
const ONES_OWN = "by (?:my|your)self|on (?:my|your) own";
/** "I can lift it onto the shelf with one hand": how little it takes. */
const CAN_WITH_EASE = new RegExp(
  `^can (?:easily |now |even )?(\\p{L}+) (?:it|this|these|them)((?: [\\p{L}-]+){0,5} (?:with (?:just )?(?:one hand|two fingers|one finger|ease)|one[- ]handed|${ONES_OWN}|without (?:help|tools|bending(?: down)?|getting up|lifting|looking))|(?: [\\p{L}-]+){0,3} sitting down)$`,
  "u",
);
const NO_DEED =
  /^(?:not|never|only|hardly|barely|see|tell|do|get|feel|hear|say|return|recommend|afford|buy|break|bend|tear)$/u;

/** "used for filter only, and kept the old one for shots" */
const NOT_FOR_MORE = /\bonly\b|\bkept\b|\bold ones?\b|\binstead\b/iu;

const inYourWords = (text: string): string =>
  text.replace(/ (?:by myself|on my own)$/u, " by yourself").replace(/ on your own$/u, " by yourself");

/** What buyers can do or do with a thing, as copy tells it: "lets you roll it up", "for video calls", "used in rain and sand", and what it has: "vent across the back"; null of anything else. */
export const putToUse = ({ text, predicate, subject }: Told, plural: boolean): string | null => {
  const room = subject.about === "buyers" ? ROOM.exec(predicate)?.[1] : undefined;
  if (room !== undefined) return room;
  if (subject.about === "nobody") {
    const may = MAY.exec(text)?.[1];
    return may === undefined ? (THERE_IS.exec(text)?.[1] ?? null) : `${plural ? "let" : "lets"} you ${may}`;
  }
  const [, deed = "", ease = ""] = subject.about === "buyers" ? (CAN_WITH_EASE.exec(predicate) ?? []) : [];
  if (deed !== "" && !NO_DEED.test(deed))
    return `${plural ? "let" : "lets"} you ${deed} ${plural ? "them" : "it"}${inYourWords(ease)}`;
  const [, how = "", what = ""] = subject.about === "buyers" ? (USES.exec(predicate) ?? []) : [];
  if (how === "" || NOT_FOR_MORE.test(what)) return null;
  if (how === "to") return what;
  return how === "for" ? `for ${what}` : `used ${how} ${what}`;
};
